import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {useMemo, useRef, type ReactNode} from 'react';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {prepareSearch, useSearch} from '@site/src/search/useSearch';
import {Chips} from './Chips';
import {blogIndex} from './data';
import {Feeds} from './Feeds';
import {NoPosts, SearchFailed} from './notices';
import {Pager} from './Pager';
import {PostEntry} from './PostEntry';
import {SearchBox} from './SearchBox';
import {isSearch, selectPosts} from './select';
import {emptyText, useResultText} from './texts';
import {useBlogView} from './useBlogView';
import {isFiltered, type BlogPlace} from './view';
import styles from './list.route.module.css';

const CATEGORIES = blogIndex.categories.map(({slug}) => slug);

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
  const {view, text, type, flush, go, hrefOf} = useBlogView(place, CATEGORIES);
  const list = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const filtered = isFiltered(view, place);
  const query = isSearch(view.query) ? view.query : '';
  const [results, retry] = useSearch(query, 'blog');
  const hasFailed = results.status === 'failed';
  // While a first answer is awaited, the list stays as it is.
  const hasHits = 'hits' in results && (results.status === 'found' || results.hits.length > 0);
  const hits = hasHits ? results.hits : null;
  const isWaiting = query !== '' && !hits && !hasFailed;
  const found = selectPosts(blogIndex, hits, view, pageSize);
  const words = useMemo(
    () => new Set(hits?.flatMap((hit) => hit.words.map((word) => word.toLowerCase()))),
    [hits],
  );
  const isAnswered = filtered && !isWaiting && !hasFailed;
  const category = blogIndex.categories.find(({slug}) => slug === view.category);
  const resultText = useResultText(view, category, found.total);
  const home = blogIndex.categories.find(({slug}) => slug === place.category)?.permalink ?? '/blog';
  const status = found.total > 0 ? resultText : emptyText(view, category);

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
          <Chips
            categories={blogIndex.categories}
            selected={view.category}
            counts={found.counts}
            all={found.matches}
            onSelect={
              place.category === null || filtered
                ? (slug) => go({...view, category: slug, page: 1})
                : undefined
            }
          />
        </div>
        <section ref={list} className={styles.results} tabIndex={-1} aria-label={resultText}>
          {hasFailed && <SearchFailed onRetry={retry} />}
          {isAnswered && found.total > 0 && <p className={styles.total}>{resultText}</p>}
          {found.posts.map((post, index) => (
            <PostEntry
              key={post.permalink}
              post={post}
              category={blogIndex.categories.find(({slug}) => slug === post.category)}
              words={words}
              isFeatured={!filtered && place.category === null && found.page === 1 && index === 0}
            />
          ))}
          {found.total === 0 && (
            <NoPosts
              text={emptyText(view, category)}
              onClear={() => {
                go({query: '', category: null, page: 1});
                input.current?.focus();
              }}
            />
          )}
        </section>
        <LiveStatus text={isAnswered ? status : ''} typed={text} />
        <footer className={styles.foot}>
          <Pager
            page={found.page}
            pages={found.pages}
            hrefOf={(page) =>
              filtered ? hrefOf({...view, page}) : page > 1 ? `${home}/page/${page}/` : `${home}/`
            }
            onTurn={
              filtered
                ? (page) => {
                    go({...view, page});
                    list.current?.focus({preventScroll: true});
                    list.current?.scrollIntoView();
                  }
                : undefined
            }
          />
          <Feeds />
        </footer>
      </main>
    </Layout>
  );
}
