/*
 * Wraps @docusaurus/theme-classic's CodeBlock. Prism is kept out of the scripts that every page
 * loads (src/plugins/page-weight), so its languages come with the chunk of the first code block.
 */
import {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';

prismIncludeLanguages(Prism);

export {default} from '@theme-original/CodeBlock';
