import {useState, type KeyboardEvent} from 'react';
import type {SearchOption} from './options';

interface Combobox {
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The keyboard of a combobox whose focus stays in the field: arrows, Home and End move through the
 * list, Enter follows, with Control or Command in a new tab.
 * @param options In the order of the list.
 * @param onChoose Follows one in this tab.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox(
  options: readonly SearchOption[],
  onChoose: (option: SearchOption) => void,
): Combobox {
  // By its address: the list may change under it.
  const [activeUrl, setActiveUrl] = useState<string>();
  const found = options.findIndex(({url}) => url === activeUrl);
  const index = found < 0 ? 0 : found;
  const active = options[index];

  return {
    activeId: active?.id,
    onKeyDown: (event) => {
      const {key, ctrlKey, metaKey, nativeEvent} = event;
      const last = options.length - 1;
      if (!active || nativeEvent.isComposing) {
        return;
      }
      const targets: Readonly<Record<string, number>> = {
        ArrowDown: index === last ? 0 : index + 1,
        ArrowUp: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      };
      const target = targets[key];
      if (target !== undefined && !event.shiftKey) {
        event.preventDefault();
        setActiveUrl(options[target]?.url);
      } else if (key === 'Enter') {
        event.preventDefault();
        if (ctrlKey || metaKey) {
          window.open(active.url, '_blank', 'noopener');
        } else {
          onChoose(active);
        }
      }
    },
  };
}
