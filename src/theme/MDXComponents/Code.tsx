/*
 * Replaces @docusaurus/theme-classic 3.10's: fences are static HTML before they get here
 * (src/plugins/static-code), so that what is left is code within a sentence, and pages carry
 * neither Prism nor the theme's code block.
 */
export {default} from '@theme/CodeInline';
