import {toScriptLiteral} from './inlineScript';

/**
 * The script that settles the theme before the first paint.
 *
 * The theme's own script has run just before, with a key of its own that this site never writes;
 * its answer is replaced. The page address wins over the stored choice, as in Docusaurus:
 * `?docusaurus-theme=dark` lets a link or an embedding frame pick the theme for one view.
 * @param storageKey Name of the visitor's choice in `localStorage`: `light`, `dark` or `system`.
 * @returns Source code that sets `data-theme` (light or dark) and `data-theme-choice` (light, dark
 * or system) on the root element. The colour-mode provider starts from these two attributes.
 */
export function themeScript(storageKey: string): string {
  return `(function () {
  function attempt(read) {
    try {
      var value = read();
      return value === 'light' || value === 'dark' || value === 'system' ? value : '';
    } catch (error) {
      return '';
    }
  }
  var choice =
    attempt(function () {
      return new URLSearchParams(location.search).get('docusaurus-theme');
    }) ||
    attempt(function () {
      return localStorage.getItem(${toScriptLiteral(storageKey)});
    }) ||
    'system';
  var theme = choice;
  if (choice === 'system') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  var root = document.documentElement;
  root.setAttribute('data-theme', theme);
  root.setAttribute('data-theme-choice', choice);
})();`;
}
