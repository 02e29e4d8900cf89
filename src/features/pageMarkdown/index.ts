export {MarkdownLinks} from './MarkdownLinks';
export {TwinLink} from './TwinLink';
