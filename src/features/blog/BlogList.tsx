import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {useEffect, useRef, type ReactNode} from 'react';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import {Chips} from './Chips';
import {blogIndex, loadWords} from './data';
import {Feeds} from './Feeds';
import {NoPosts, PartialNote, ResultStatus} from './notices';
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
  const [words, load] = useLazyModule(loadWords);
  const results = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const searching = isSearch(view.query);
  const filtered = isFiltered(view, place);
  const bodies = words.status === 'ready' ? words.module : null;
  const found = selectPosts(blogIndex, bodies, view, pageSize);
  const category = blogIndex.categories.find(({slug}) => slug === view.category);
  const resultText = useResultText(view, category, found.total);
  const isWaiting = searching && words.status !== 'ready' && words.status !== 'failed';
  const home = blogIndex.categories.find(({slug}) => slug === place.category)?.permalink ?? '/blog';

  useEffect(() => {
    if (searching) {
      load();
    }
  }, [searching, load]);

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
          <SearchBox text={text} onType={type} onSubmit={flush} onFocus={load} inputRef={input} />
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
        <section ref={results} className={styles.results} tabIndex={-1} aria-label={resultText}>
          {searching && words.status === 'failed' && <PartialNote onRetry={load} />}
          {filtered && found.total > 0 && <p className={styles.total}>{resultText}</p>}
          {found.posts.map((post, index) => (
            <PostEntry
              key={post.permalink}
              post={post}
              category={blogIndex.categories.find(({slug}) => slug === post.category)}
              words={found.words}
              isFeatured={!filtered && place.category === null && found.page === 1 && index === 0}
            />
          ))}
          {found.total === 0 && !isWaiting && (
            <NoPosts
              text={emptyText(view, category)}
              onClear={() => {
                go({query: '', category: null, page: 1});
                input.current?.focus();
              }}
            />
          )}
        </section>
        <ResultStatus
          text={
            !filtered || isWaiting ? '' : found.total > 0 ? resultText : emptyText(view, category)
          }
        />
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
                    results.current?.focus({preventScroll: true});
                    results.current?.scrollIntoView();
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
