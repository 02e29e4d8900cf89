import blogIndex from '@generated/blog-index/default/posts.json';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {useMemo, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {FilterChips} from '@site/src/components/FilterChips';
import {GridMark} from '@site/src/components/GridMark';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {prepareSearch, useSearch} from '@site/src/search/useSearch';
import {CategoryMark} from './CategoryMark';
import {Feeds} from './Feeds';
import {Pager} from './Pager';
import {PostEntry} from './PostEntry';
import {SearchBox} from './SearchBox';
import {selectPosts} from './select';
import {emptyText, useResultText} from './texts';
import {useBlogView} from './useBlogView';
import {isFiltered, isSearch, type BlogPlace} from './view';
import styles from './list.route.module.css';

const {categories} = blogIndex;
const SLUGS = categories.map(({slug}) => slug);
const ALL = 'all';
const DARK = Array.from({length: 9}, () => 0);

/** Says that the search failed, so that the list is not filtered. */
function SearchFailed({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failed}>
      <p>
        <Translate id="blog.failed.text">
          The posts could not be searched. Check the connection, then try again.
        </Translate>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Translate id="blog.failed.retry">Try again</Translate>
      </Button>
    </div>
  );
}

export interface BlogListProps {
  readonly title: string;
  readonly intro: string;
  /** What the page shows without a query in its address; the same object on every render. */
  readonly place: BlogPlace;
  /** Posts a page. */
  readonly pageSize: number;
}

/** The blog: posts by page, category and search. Every part but the search works without scripts. */
export function BlogList({title, intro, place, pageSize}: BlogListProps): ReactNode {
  const {view, text, type, flush, go, hrefOf} = useBlogView(place, SLUGS);
  const list = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const filtered = isFiltered(view, place);
  const query = isSearch(view.query) ? view.query : '';
  const [results, retry] = useSearch(query, 'blog');
  const hasFailed = results.status === 'failed';
  // While a first answer is awaited, the list stays as it is.
  const hasHits = 'hits' in results && (results.status === 'found' || results.hits.length > 0);
  const hits = hasHits ? results.hits : null;
  const isAnswered = filtered && (query === '' || hits !== null) && !hasFailed;
  const found = selectPosts(blogIndex, hits, view, pageSize);
  const words = useMemo(
    () => new Set(hits?.flatMap((hit) => hit.words.map((word) => word.toLowerCase()))),
    [hits],
  );
  const category = categories.find(({slug}) => slug === view.category)?.label;
  const resultText = useResultText(view, category, found.total);
  const nothing = found.total === 0 ? emptyText(view, category) : null;
  const home = categories.find(({slug}) => slug === place.category)?.permalink ?? '/blog';

  // The page of a category leaves its chips to be links until somebody searches.
  const choose = (slug: string | null) =>
    place.category === null || filtered ? () => go({...view, category: slug, page: 1}) : undefined;
  const turnTo = (page: number): void => {
    go({...view, page});
    list.current?.focus({preventScroll: true});
    list.current?.scrollIntoView();
  };

  return (
    <Layout>
      <main className={styles.main}>
        <header className={styles.masthead}>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.intro}>{intro}</p>
        </header>
        <div className={styles.tools}>
          <SearchBox
            text={text}
            onType={type}
            onSubmit={flush}
            onFocus={prepareSearch}
            inputRef={input}
          />
          <FilterChips
            label={translate({id: 'blog.categories.label', message: 'Categories'})}
            current={view.category ?? ALL}
            chips={[
              {
                id: ALL,
                to: '/blog/',
                label: translate({
                  id: 'blog.categories.all',
                  message: 'All',
                  description: 'Chip that shows the posts of all categories',
                }),
                count: found.matches,
                onChoose: choose(null),
              },
              ...categories.map(({slug, label, permalink}) => ({
                id: slug,
                to: permalink,
                label,
                count: found.counts[slug] ?? 0,
                mark: <CategoryMark category={slug} size={16} />,
                onChoose: choose(slug),
              })),
            ]}
          />
        </div>
        <section ref={list} className={styles.results} tabIndex={-1} aria-label={resultText}>
          {hasFailed && <SearchFailed onRetry={retry} />}
          {isAnswered && !nothing && <p className={styles.total}>{resultText}</p>}
          {found.posts.map((post, index) => (
            <PostEntry
              key={post.permalink}
              post={post}
              category={categories.find(({slug}) => slug === post.category)}
              words={words}
              isFeatured={!filtered && place.category === null && found.page === 1 && index === 0}
            />
          ))}
          {nothing && (
            <div className={styles.empty}>
              <GridMark pattern={DARK} size={56} />
              <p className={styles.emptyText}>{nothing}</p>
              <Button
                variant="secondary"
                onClick={() => {
                  go({query: '', category: null, page: 1});
                  input.current?.focus();
                }}
              >
                <Translate id="blog.empty.clear">Clear the search</Translate>
              </Button>
            </div>
          )}
        </section>
        <LiveStatus text={isAnswered ? (nothing ?? resultText) : ''} typed={text} />
        <footer className={styles.foot}>
          <Pager
            page={found.page}
            pages={found.pages}
            hrefOf={(page) =>
              filtered ? hrefOf({...view, page}) : page > 1 ? `${home}/page/${page}/` : `${home}/`
            }
            onTurn={filtered ? turnTo : undefined}
          />
          <Feeds />
        </footer>
      </main>
    </Layout>
  );
}
