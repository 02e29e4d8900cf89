import {storageKeys} from '../../lib/storageKeys';

/**
 * The script that applies the visitor's choices before the first paint.
 *
 * Theme: Docusaurus' own script has run just before, with its own key that this site never
 * writes; its answer is replaced. The page URL wins over the stored choice, as in Docusaurus:
 * `?docusaurus-theme=dark` lets a link or an embedding frame pick the theme for one view. The
 * colour-mode provider starts from the two attributes, `data-theme` (light or dark) and
 * `data-theme-choice` (light, dark or system).
 *
 * Languages of code examples: their style sheet reads `data-code-languages`. What moves by itself:
 * the style sheets and `useMotion` read `data-motion`.
 */
export const choicesScript = `((data) => {
  function stored(key) {
    try {
      return localStorage[key];
    } catch {}
  }
  var asked = new URLSearchParams(location.search).get('docusaurus-theme');
  var choice = [asked, stored('${storageKeys.theme}'), 'system'].find((value) =>
    /^(light|dark|system)$/.test(value),
  );
  var languages = stored('${storageKeys.codeLanguages}');
  var motion = stored('${storageKeys.motion}');
  data.theme =
    choice == 'system'
      ? matchMedia('(prefers-color-scheme:dark)').matches
        ? 'dark'
        : 'light'
      : choice;
  data.themeChoice = choice;
  if (languages) data.codeLanguages = languages;
  if (motion) data.motion = motion;
})(document.documentElement.dataset);`;
