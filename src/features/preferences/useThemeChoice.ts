import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {themeSlot, toThemeChoice, type ThemeChoice} from '@site/src/lib/preferences';

/** The implementation takes the option; its type declaration (3.10.2) does not know it. */
type SetColorMode = (choice: ColorMode | null, options: {readonly persist: boolean}) => void;

/**
 * The theme that the visitor chose, in step with the other tabs.
 * Docusaurus would keep the choice under a key of its own, so nothing is persisted through it.
 */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const colorMode = useColorMode();
  const setColorMode: SetColorMode = colorMode.setColorMode;

  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      // A null key says that the whole storage was cleared.
      if (event.key === themeSlot.key || event.key === null) {
        const choice = toThemeChoice(event.newValue);
        setColorMode(choice === 'system' ? null : choice, {persist: false});
      }
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [setColorMode]);

  return [
    colorMode.colorModeChoice ?? 'system',
    (choice) => {
      themeSlot.write(choice);
      setColorMode(choice === 'system' ? null : choice, {persist: false});
    },
  ];
}
