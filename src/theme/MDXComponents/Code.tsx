/*
 * Replaces @docusaurus/theme-classic 3.10's: fences are static HTML before they get here
 * (src/plugins/static-code), so that what is left is code within a sentence, and pages carry
 * neither Prism nor the theme's code block.
 */
import CodeInline from '@theme/CodeInline';
import type {ComponentProps, ReactNode} from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />;
}
