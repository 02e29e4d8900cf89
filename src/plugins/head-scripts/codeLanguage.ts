import {toScriptLiteral} from './inlineScript';

/**
 * The script that tells style sheets, before the first paint, which languages of examples the
 * visitor chose, so that no other one is shown first.
 * @param storageKey Name of the choice in `localStorage`: names with spaces between, latest first.
 * @returns Source code that sets `data-code-languages` on the root element.
 */
export function codeLanguageScript(storageKey: string): string {
  return `(function () {
  try {
    var chosen = localStorage.getItem(${toScriptLiteral(storageKey)});
    if (chosen) document.documentElement.dataset.codeLanguages = chosen;
  } catch (error) {}
})();`;
}
