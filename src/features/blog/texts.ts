import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {isSearch, type BlogView} from './view';

/** A bar would part the forms of a plural. */
const withoutBars = (text: string): string => text.replaceAll('|', ' ');

/**
 * Words how many posts a view holds: for the eye and for the announcement.
 * @param view What is shown; its query is left out where it asks for nothing.
 * @param category Label of the view's category.
 * @param count How many posts.
 */
export function useResultText(
  view: Pick<BlogView, 'query'>,
  category: string | undefined,
  count: number,
): string {
  const {selectMessage} = usePluralForm();
  const query = isSearch(view.query) ? withoutBars(view.query) : '';
  const message = (): string => {
    if (query && category) {
      return translate(
        {
          id: 'blog.results.both',
          message:
            'One post for “{query}” in “{category}”|{count} posts for “{query}” in “{category}”',
        },
        {count, query, category},
      );
    }
    if (query) {
      return translate(
        {id: 'blog.results.query', message: 'One post for “{query}”|{count} posts for “{query}”'},
        {count, query},
      );
    }
    return category
      ? translate(
          {
            id: 'blog.results.category',
            message: 'One post in “{category}”|{count} posts in “{category}”',
          },
          {count, category},
        )
      : translate({id: 'blog.results.all', message: 'One post|{count} posts'}, {count});
  };
  return selectMessage(count, message());
}

/** Words that nothing was found. */
export function emptyText({query}: BlogView, category: string | undefined): string {
  return category
    ? translate(
        {id: 'blog.empty.both', message: 'No post in “{category}” holds “{query}”.'},
        {category, query},
      )
    : translate({id: 'blog.empty.query', message: 'No post holds “{query}”.'}, {query});
}
