import type {Plugin} from '@docusaurus/types';
import {inlineScriptTag} from '../shared/inlineScript';
import {pressReplayScript} from './script';

/**
 * Repeats a press that came before the page could answer it (see README).
 * @returns The plugin.
 */
export default function pressReplay(): Plugin {
  return {
    name: 'press-replay',
    injectHtmlTags: () => ({preBodyTags: [inlineScriptTag('press-replay', pressReplayScript)]}),
  };
}
