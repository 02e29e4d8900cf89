/*
 * Ejected from @docusaurus/theme-classic 3.10.2, NotFound/Content: the specification fixes its
 * texts and wants the missing path logged, neither of which a wrap can do.
 */
export {NotFound as default} from '@site/src/features/notFound';
