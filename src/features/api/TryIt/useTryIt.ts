import {useEffect, useRef, useState, type SubmitEventHandler} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {Operation} from '@site/src/lib/apiOperation';
import {buildRequest} from './request';
import {sendRequest, type Outcome} from './send';
import {startValues, type TryItValues} from './values';

export type TryItState =
  | {readonly status: 'idle'}
  | {readonly status: 'sending'}
  | {readonly status: 'done'; readonly outcome: Outcome};

export interface TryItControl {
  readonly form: UseFormReturn<TryItValues>;
  readonly state: TryItState;
  /** Handler of the form's submit event. */
  readonly submit: SubmitEventHandler<HTMLFormElement>;
  /** Checks the fields and sends, as the button does. */
  readonly send: () => void;
  readonly stop: () => void;
}

/**
 * State and sending of the panel of an operation. What was typed stays, whatever comes back.
 * @param operation The operation of the page.
 */
export function useTryIt(operation: Operation): TryItControl {
  const {apiBaseUrl} = useSiteConfig();
  const [state, setState] = useState<TryItState>({status: 'idle'});
  const [defaultValues] = useState(() => startValues(operation));
  const form = useForm<TryItValues>({defaultValues, reValidateMode: 'onChange'});
  const underWay = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      underWay.current?.abort();
    },
    [],
  );

  async function deliver(values: TryItValues): Promise<void> {
    // Two presses can come before the button is drawn disabled.
    if (underWay.current) {
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    setState({status: 'sending'});
    const request = buildRequest(apiBaseUrl, operation, values);
    const outcome = await sendRequest(request, values.key.trim(), controller.signal);
    underWay.current = null;
    setState({status: 'done', outcome});
  }

  return {
    form,
    state,
    submit: (event) => {
      void form.handleSubmit(deliver)(event);
    },
    send: () => {
      void form.handleSubmit(deliver)();
    },
    stop: () => {
      underWay.current?.abort();
    },
  };
}
