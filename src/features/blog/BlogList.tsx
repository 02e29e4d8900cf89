import blogIndex from '@generated/docusaurus-plugin-content-blog/default/posts.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, useRef} from 'react';
import {Button} from '@site/src/components/Button';
import {FilterChips} from '@site/src/components/FilterChips';
import {GridMark} from '@site/src/components/GridMark';
import {LoadFailed} from '@site/src/components/LazyPart';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {SearchField} from '@site/src/components/SearchField';
import {retryLabel} from '@site/src/data/commonTexts';
import {useAddressState} from '@site/src/lib/useAddressState';
import {prepareSearch, useSearch} from '@site/src/search/useSearch';
import {BlogPage} from './BlogPage';
import {CategoryMark} from './CategoryMark';
import {Cover} from './Cover';
import {Entry} from './Entry';
import {PostMeta} from './PostMeta';
import {isSearch, matchingPosts, MAX_QUERY, querySearch, readQuery, tidyQuery} from './query';
import {emptyText, useResultText} from './texts';
import styles from './list.route.module.css';

const {categories, posts: allPosts} = blogIndex;
const ALL = 'all';

const read = (search: string) => ({text: readQuery(search)});
const write = ({text}: {readonly text: string}) => querySearch(tidyQuery(text));

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** Path of the first page. */
  readonly home: string;
}

/** Pages by number, as cells of the grid: the lit one is where you are. */
function Pager({page, pages, home}: PagerProps) {
  return (
    <nav aria-label={translate({id: 'blog.pages.label', message: 'Pages of the blog'})}>
      <ol className={styles.pages}>
        {Array.from({length: pages}, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={number === 1 ? `${home}/` : `${home}/page/${number}/`}
              className={clsx(styles.page, number === page && styles.current)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={translate(
                {
                  id: 'blog.pages.page',
                  message: 'Page {number}',
                  description: 'Name of the link to a page of the blog, which shows the number',
                },
                {number},
              )}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface HighlightProps {
  readonly text: string;
  /** Words to mark, in lower case. */
  readonly words: ReadonlySet<string>;
}

/** All of it in elements: text that a browser has translated cannot be taken out by itself. */
function Highlight({text, words}: HighlightProps) {
  // Without words, the title stays one piece, as in the page that was built.
  const parts = words.size > 0 ? text.split(/([\p{L}\p{N}\p{M}]+)/u) : [text];
  return parts.map((part, index) =>
    words.has(part.toLowerCase()) ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}

interface BlogListProps {
  readonly title: string;
  readonly intro: string;
  /** Slug of the category whose posts the page lists, or null for all. */
  readonly category: string | null;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Posts a page. */
  readonly pageSize: number;
}

/**
 * The blog: posts by page and category, and all that a search finds in them. Categories and pages
 * have their own URLs; the query goes along. Every part but the search works without scripts.
 */
export function BlogList({title, intro, category, page, pageSize}: BlogListProps) {
  const [{text}, change] = useAddressState(read, write);
  const query = tidyQuery(text);
  // One step back undoes a search, not a letter.
  const type = (next: string) => change({text: next}, {push: query === ''});
  const input = useRef<HTMLInputElement>(null);
  const resultText = useResultText();

  const wanted = isSearch(query) ? query : '';
  const [results, retry] = useSearch(wanted, 'blog');
  // While a first answer is awaited, the list stays as it is.
  const hasHits = 'hits' in results && (results.status === 'found' || results.hits.length > 0);
  const hits = hasHits ? results.hits : null;
  const words = useMemo(
    () => new Set(hits?.flatMap((hit) => hit.words.map((word) => word.toLowerCase()))),
    [hits],
  );
  const matches = hits ? matchingPosts(allPosts, hits) : allPosts;
  const inCategory = (slug: string | null) =>
    matches.filter((post) => slug === null || post.categories.includes(slug));
  const chosen = inCategory(category);
  const listed = hits ? chosen : chosen.slice((page - 1) * pageSize, page * pageSize);
  const pages = hits ? 1 : Math.ceil(chosen.length / pageSize);
  const current = categories.find(({slug}) => slug === category);
  const summary =
    chosen.length === 0
      ? emptyText(query, current?.label)
      : resultText(chosen.length, wanted, current?.label);

  return (
    <BlogPage
      title={title}
      intro={intro}
      foot={pages > 1 && <Pager page={page} pages={pages} home={current?.permalink ?? '/blog'} />}
    >
      <div className={styles.tools}>
        <form
          role="search"
          className={styles.search}
          data-needs-script
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchField
            inputRef={input}
            label={translate({id: 'blog.search.label', message: 'Search the blog'})}
            placeholder={translate({
              id: 'blog.search.placeholder',
              message: 'Search posts',
              description: 'Grey text in the empty search box of the blog',
            })}
            text={text}
            maxLength={MAX_QUERY}
            onType={type}
            onFocus={prepareSearch}
          />
        </form>
        <FilterChips
          label={translate({id: 'blog.categories.label', message: 'Categories'})}
          current={category ?? ALL}
          chips={[
            {
              id: ALL,
              to: `/blog/${querySearch(query)}`,
              label: translate({
                id: 'blog.categories.all',
                message: 'All',
                description: 'Chip that shows the posts of all categories',
              }),
              count: matches.length,
            },
            ...categories.map(({slug, label, permalink}) => ({
              id: slug,
              to: `${permalink}/${querySearch(query)}`,
              label,
              count: inCategory(slug).length,
              mark: <CategoryMark category={slug} size={16} />,
            })),
          ]}
        />
      </div>
      <section className={styles.results} aria-label={summary}>
        {results.status === 'failed' && (
          <LoadFailed retryLabel={retryLabel} onRetry={retry}>
            <Translate id="blog.failed.text">
              The posts couldn't be searched. Check the connection, then try again.
            </Translate>
          </LoadFailed>
        )}
        {hits && chosen.length > 0 && <p className={styles.total}>{summary}</p>}
        {listed.map((post, index) => (
          <Entry
            key={post.permalink}
            to={post.permalink}
            title={<Highlight text={post.title} words={words} />}
            excerpt={<Highlight text={post.excerpt} words={words} />}
            picture={<Cover cells={post.cover} shape="card" />}
            isFeatured={!hits && category === null && page === 1 && index === 0}
          >
            <PostMeta
              category={categories.find(({slug}) => slug === post.categories[0])}
              date={post.date}
              readingTime={post.readingTime}
            />
          </Entry>
        ))}
        {chosen.length === 0 && (
          <div className={styles.empty}>
            <GridMark size={56} />
            <p className={styles.emptyText}>{summary}</p>
            <Button
              variant="secondary"
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            >
              <Translate id="blog.empty.clear">Clear the search</Translate>
            </Button>
          </div>
        )}
      </section>
      <LiveStatus text={hits && results.status !== 'failed' ? summary : ''} typed={text} />
    </BlogPage>
  );
}
