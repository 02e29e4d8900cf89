import type {Plugin} from '@docusaurus/types';
import {inlineScriptTag} from '../shared/inlineScript';
import {codeLanguageScript} from './script';

/** Written by src/components/mdx/CodeTabs; the page about cookies names it. */
const STORAGE_KEY = 'firegrid:code-languages';

/**
 * Shows examples in the visitor's language from the first paint (see README).
 * @returns The plugin.
 */
export default function codeLanguage(): Plugin {
  return {
    name: 'code-language',
    injectHtmlTags: () => ({
      preBodyTags: [inlineScriptTag('code-language', codeLanguageScript(STORAGE_KEY))],
    }),
  };
}
