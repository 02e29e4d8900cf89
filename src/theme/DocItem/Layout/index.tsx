/*
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Layout with DocItem/Content and DocItem/Footer: the
 * layout of all pages to read, with the title first, and below it, in one row, what can be done with the
 * page. At the end it asks whether the page was helpful. The documentation has one version, which needs no
 * banner, and no tags.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import {PageTitle} from '@site/src/components/PageTitle';
import {DocTrail} from '@site/src/features/docs/DocTrail';
import {PageEnd} from '@site/src/features/docs/PageEnd';
import {Pager} from '@site/src/features/docs/Pager';
import {MarkdownLinks} from '@site/src/features/reading/MarkdownLinks';
import {TwinLink} from '@site/src/features/reading/TwinLink';
import {Reading} from '@site/src/features/reading';
import {Contents} from '@site/src/features/reading/Contents';

export default function DocItemLayout({children}: Props) {
  const {metadata, frontMatter, toc, contentTitle} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <Reading
      above={<DocTrail />}
      below={
        <>
          <MarkdownLinks />
          {hasContents && <Contents toc={toc} />}
        </>
      }
      toc={
        hasContents && (
          <TOC
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
          />
        )
      }
    >
      <TwinLink />
      <ContentVisibility metadata={metadata} />
      <article>
        <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
          {contentTitle === undefined && !frontMatter.hide_title && (
            <PageTitle>{metadata.title}</PageTitle>
          )}
          <MDXContent>{children}</MDXContent>
        </div>
        <PageEnd />
      </article>
      <Pager />
    </Reading>
  );
}
