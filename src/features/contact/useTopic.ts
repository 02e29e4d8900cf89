import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import type {UseFormReturn} from 'react-hook-form';
import {isOwnMessage, messageStart} from './topic';
import type {ContactFields} from './useContactForm';

/**
 * Begins the message with the topic that the address names, now and when a link changes it. What
 * the visitor has written is left alone.
 */
export function useTopic({getValues, setValue}: UseFormReturn<ContactFields>): void {
  const start = messageStart(useLocation().search);

  useEffect(() => {
    if (start !== null && !isOwnMessage(getValues('message'))) {
      setValue('message', start);
    }
  }, [start, getValues, setValue]);
}
