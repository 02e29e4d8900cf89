/*
 * Ejected from @docusaurus/theme-classic 3.10.2, MDXPage: the layout of all pages to read, and none for pages
 * without a list of contents. Pages are neither edited by visitors nor dated.
 */
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import {Reading} from '@site/src/features/reading';
import {Contents} from '@site/src/features/reading/Contents';

export default function MDXPage({content: Content}: Props) {
  const {metadata, assets, toc} = Content;
  const {title, description, frontMatter} = metadata;
  const hasContents = toc.length > 0;
  const text = (
    <>
      <ContentVisibility metadata={metadata} />
      <MDXContent>
        <Content />
      </MDXContent>
    </>
  );
  return (
    <HtmlClassNameProvider
      className={clsx(
        frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        {frontMatter.hide_table_of_contents ? (
          // Made of sections as wide as the window: src/components/Section.
          <main className="markdown">{text}</main>
        ) : (
          <main className="page-column">
            <Reading
              below={hasContents && <Contents toc={toc} />}
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
              <article className="markdown">{text}</article>
            </Reading>
          </main>
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}
