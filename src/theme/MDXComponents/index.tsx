/*
 * Replaces @docusaurus/theme-classic 3.10.2's: only what nearly every text uses. What some use, such as
 * admonitions, diagrams and `<Fact/>`, the pages import that do: src/plugins/page-weight/partsOnUse.ts.
 */
import Head from '@docusaurus/Head';
import CodeInline from '@theme/CodeInline';
import A from '@theme/MDXComponents/A';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import type {ComponentProps} from 'react';
import {StaticCode} from '@site/src/components/mdx/StaticCode';
import {Table} from '@site/src/components/mdx/Table';
import {PageTitle} from '@site/src/components/PageTitle';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

const heading = (as: ComponentProps<typeof Heading>['as']) =>
  function MDXHeading(props: HeadingProps) {
    return <Heading as={as} {...props} />;
  };

export default {
  Head,
  a: A,
  // Not the theme's, which brings Prism along: fences are static HTML already (src/plugins/static-code).
  code: CodeInline,
  h1: PageTitle,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: Img,
  li: Li,
  StaticCode,
  table: Table,
};
