import type {Plugin} from '@docusaurus/types';
import {storageKeys} from '../../lib/storageKeys';
import {inlineScriptTag} from '../shared/inlineScript';
import {codeLanguageScript} from './script';

/**
 * Shows examples in the visitor's language from the first paint (see README).
 * @returns The plugin.
 */
export default function codeLanguage(): Plugin {
  return {
    name: 'code-language',
    injectHtmlTags: () => ({
      preBodyTags: [
        inlineScriptTag('code-language', codeLanguageScript(storageKeys.codeLanguages)),
      ],
    }),
  };
}
