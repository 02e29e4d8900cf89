import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import {Card, Cards} from '@site/src/components/mdx/Cards';
import type {RelatedPost} from '@site/src/plugins/blog/types';
import {PostMeta} from './PostMeta';
import metaStyles from './meta.route.module.css';
import styles from './post.route.module.css';

/** Posts with the most in common with this one, found in the build (src/plugins/blog). */
export function RelatedPosts() {
  const metadata = useBlogPost().metadata as {readonly related?: readonly RelatedPost[]};
  const title = translate({id: 'blog.related', message: 'Related posts'});
  return (
    <section aria-label={title} className={styles.related} data-no-twin>
      <Heading as="h2">{title}</Heading>
      <Cards columns={3}>
        {metadata.related?.map(({title: name, permalink, tag, ...meta}) => (
          <Card
            key={permalink}
            mark={
              <div className={metaStyles.meta}>
                <PostMeta category={tag} {...meta} />
              </div>
            }
          >
            <Heading as="h3">
              <Link to={permalink}>{name}</Link>
            </Heading>
          </Card>
        ))}
      </Cards>
    </section>
  );
}
