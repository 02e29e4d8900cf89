/*
 * Ejected from @docusaurus/theme-classic 3.10.2, ErrorPageContent: the specification fixes the
 * text, and visitors are not shown the stack that the stock page prints.
 */
import type {ComponentProps, ReactNode} from 'react';
import type ThemeErrorPageContent from '@theme/ErrorPageContent';
import {PageError} from '@site/src/features/pageError';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ThemeErrorPageContent>): ReactNode {
  return <PageError error={error} tryAgain={tryAgain} />;
}
