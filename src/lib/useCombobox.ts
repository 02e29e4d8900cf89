import {useState, type KeyboardEvent} from 'react';
import {isComposing} from './isComposing';

interface Option {
  readonly id: string;
  /** Where it leads, unless it does something else. */
  readonly url?: string;
}

/**
 * The keyboard of a combobox whose focus stays in the field: arrows, Home and End move through the
 * list, Enter follows, with Control or Command in a new tab.
 * @param options In the order of the list.
 * @param onEnter Follows one in this tab; `isChosen` unless it is the first by default.
 * @param startId The option to begin with, instead of the first.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox<T extends Option>(
  options: readonly T[],
  onEnter: (option: T | undefined, isChosen: boolean) => void,
  startId?: string,
) {
  const [chosenId, setChosenId] = useState<string>();
  const chosenIndex = options.findIndex(({id}) => id === (chosenId ?? startId));
  const index = Math.max(chosenIndex, 0);
  const active = options[index];

  return {
    activeId: active?.id,
    /** Back to the first option, for another list. */
    reset: () => setChosenId(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const {key, ctrlKey, metaKey, shiftKey, nativeEvent} = event;
      if (isComposing(nativeEvent)) {
        return;
      }
      const last = options.length - 1;
      const targets: Readonly<Record<string, number>> = {
        ArrowDown: index === last ? 0 : index + 1,
        ArrowUp: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      };
      const target = options[targets[key] ?? -1];
      if (target && !shiftKey) {
        event.preventDefault();
        setChosenId(target.id);
        document.getElementById(target.id)?.scrollIntoView({block: 'nearest'});
      } else if (key === 'Enter') {
        event.preventDefault();
        if (active?.url && (ctrlKey || metaKey)) {
          window.open(active.url, '_blank', 'noopener');
        } else {
          onEnter(active, chosenIndex >= 0);
        }
      }
    },
  };
}
