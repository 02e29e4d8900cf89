import blogIndex from '@generated/docusaurus-plugin-content-blog/default/posts.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {BlogPage} from './BlogPage';
import {CategoryMark} from './CategoryMark';
import {Entry} from './Entry';
import {useResultText} from './texts';
import styles from './list.route.module.css';

interface CategoryListProps {
  /** From the blog plugin: it knows the descriptions of blog/tags.yml. */
  readonly tags: readonly {readonly permalink: string; readonly description?: string}[];
}

/** The categories, each with a word about it. */
export function CategoryList({tags}: CategoryListProps) {
  const resultText = useResultText();
  return (
    <BlogPage
      title={translate({id: 'blog.categories.heading', message: 'Categories'})}
      intro={
        <Translate id="blog.categories.intro">
          Here is what each category covers. Each one has its own pattern in the list of posts.
        </Translate>
      }
      foot={
        <Link to="/blog/">
          <Translate id="blog.allPosts">All posts</Translate>
        </Link>
      }
    >
      <div className={styles.results}>
        {blogIndex.categories.map(({slug, label, permalink, count}) => (
          <Entry
            key={slug}
            to={permalink}
            title={label}
            excerpt={tags.find((tag) => tag.permalink === permalink)?.description}
            picture={<CategoryMark category={slug} size={56} />}
          >
            <span>{resultText(count)}</span>
          </Entry>
        ))}
      </div>
    </BlogPage>
  );
}
