/*
 * Wraps @docusaurus/theme-classic's CodeBlock. Prism is kept out of the scripts that every page
 * loads (src/plugins/page-weight), so its languages come with the chunk of the first code block.
 */
import OriginalCodeBlock from '@theme-original/CodeBlock';
import {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
import type {ComponentProps, ReactNode} from 'react';

prismIncludeLanguages(Prism);

export default function CodeBlock(props: ComponentProps<typeof OriginalCodeBlock>): ReactNode {
  return <OriginalCodeBlock {...props} />;
}
