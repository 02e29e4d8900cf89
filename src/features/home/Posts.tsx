import posts from '@generated/blog-index/default/latest.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {LinkList} from './LinkList';

/** The newest posts of the blog. */
export function Posts(): ReactNode {
  return (
    <Section
      id="posts"
      title={translate({id: 'home.posts.title', message: 'From the blog'})}
      action={
        <Link to="/blog/" className="action-link">
          <Translate id="home.posts.all">All posts</Translate>
        </Link>
      }
    >
      <LinkList
        look="columns"
        items={posts.map(({permalink, title, category}) => ({
          to: permalink,
          title,
          text: category,
        }))}
      />
    </Section>
  );
}
