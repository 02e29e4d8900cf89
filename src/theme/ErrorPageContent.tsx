/*
 * Ejected from @docusaurus/theme-classic 3.10.2, ErrorPageContent: the specification fixes the
 * text, and visitors are not shown the stack that the stock page prints.
 */
export {PageError as default} from '@site/src/features/pageError';
