/* The list of the second blog, whose route and entries are made by src/plugins/blog. */
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import {Changelog, type ChangelogProps} from '@site/src/features/changelog';

interface ChangelogPageProps extends Pick<Props, 'metadata'>, Pick<ChangelogProps, 'entries'> {}

export default function ChangelogPage({metadata, entries}: ChangelogPageProps) {
  const {blogTitle, blogDescription} = metadata;
  return (
    <Layout title={blogTitle} description={blogDescription}>
      <Changelog title={blogTitle} entries={entries} />
    </Layout>
  );
}
