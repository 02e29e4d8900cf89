import {useEffectEvent, useLayoutEffect, type RefObject} from 'react';

/**
 * Hands over what was typed into a field before the scripts ran: React does not hear of it, and would write its own
 * value over it.
 * @param field The field, which the page was built with.
 * @param take Takes the text, as the field's `onChange` does.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
): void {
  const read = useEffectEvent(() => {
    const input = field.current;
    if (input && input === document.activeElement && input.value !== input.defaultValue) {
      take(input.value);
    }
  });
  useLayoutEffect(() => read(), []);
}
