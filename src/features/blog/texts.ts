import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** A bar would part the forms of a plural. */
const withoutBars = (text: string) => text.replaceAll('|', ' ');

/**
 * @returns Words how many posts a list holds, for the eye and for the announcement: by their number,
 *   the query that found them, if any, and the label of their category, if it is one.
 */
export function useResultText(): (count: number, query?: string, category?: string) => string {
  const {selectMessage} = usePluralForm();
  const message = (count: number, query: string, category?: string) => {
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
  return (count, query = '', category) =>
    selectMessage(count, message(count, withoutBars(query), category));
}

/** Words that nothing was found. */
export function emptyText(query: string, category: string | undefined): string {
  return category
    ? translate(
        {id: 'blog.empty.both', message: 'No post in “{category}” contains “{query}”.'},
        {category, query},
      )
    : translate({id: 'blog.empty.query', message: 'No post contains “{query}”.'}, {query});
}
