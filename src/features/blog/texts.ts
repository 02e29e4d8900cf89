import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {languageTag} from '@site/src/lib/locale';
import type {IndexedCategory} from '@site/src/plugins/blog-index/types';
import {isSearch} from './select';
import type {BlogView} from './view';

const dateFormat = new Intl.DateTimeFormat(languageTag, {dateStyle: 'long', timeZone: 'UTC'});

/** @returns `2026-11-10` as the page's readers write it. */
export function formatDay(day: string): string {
  return dateFormat.format(new Date(day));
}

/** A bar would part the forms of a plural. */
const withoutBars = (text: string): string => text.replaceAll('|', ' ');

/**
 * Words how many posts a view holds: for the eye and for the announcement.
 * @param view What is shown; its query is left out where it asks for nothing.
 * @param category The view's category.
 * @param count How many posts.
 */
export function useResultText(
  view: BlogView,
  category: IndexedCategory | undefined,
  count: number,
): string {
  const {selectMessage} = usePluralForm();
  const query = isSearch(view.query) ? withoutBars(view.query) : '';
  if (query && category) {
    return selectMessage(
      count,
      translate(
        {
          id: 'blog.results.both',
          message:
            'One post for “{query}” in “{category}”|{count} posts for “{query}” in “{category}”',
        },
        {count, query, category: category.label},
      ),
    );
  }
  if (query) {
    return selectMessage(
      count,
      translate(
        {id: 'blog.results.query', message: 'One post for “{query}”|{count} posts for “{query}”'},
        {count, query},
      ),
    );
  }
  if (category) {
    return selectMessage(
      count,
      translate(
        {
          id: 'blog.results.category',
          message: 'One post in “{category}”|{count} posts in “{category}”',
        },
        {count, category: category.label},
      ),
    );
  }
  return selectMessage(
    count,
    translate({id: 'blog.results.all', message: 'One post|{count} posts'}, {count}),
  );
}

/** Words that nothing was found. */
export function emptyText(view: BlogView, category: IndexedCategory | undefined): string {
  const {query} = view;
  return category
    ? translate(
        {
          id: 'blog.empty.both',
          message: 'No post in “{category}” holds “{query}”.',
        },
        {category: category.label, query},
      )
    : translate({id: 'blog.empty.query', message: 'No post holds “{query}”.'}, {query});
}
