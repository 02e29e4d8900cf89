import type {AllContent} from '@docusaurus/types';
import {readingOrder} from '../content';

const docs = (name: string, ids: readonly string[], items: readonly unknown[]): unknown => ({
  loadedVersions: [
    {
      docs: ids.map((id) => ({id, permalink: `/fr/${name}/${id === 'index' ? '' : id}`})),
      sidebars: {first: items.slice(0, 1), rest: items.slice(1)},
    },
  ],
});

describe('readingOrder', () => {
  it('goes through the lists from top to bottom, plugin by plugin', () => {
    const content = {
      'docusaurus-plugin-content-docs': {
        default: docs(
          'docs',
          ['a', 'b', 'c', 'index', 'unlisted'],
          [
            {type: 'doc', id: 'index'},
            {
              type: 'category',
              link: {type: 'doc', id: 'c'},
              items: [
                {type: 'link', href: '/'},
                {type: 'doc', id: 'b'},
              ],
            },
            {type: 'ref', id: 'a'},
          ],
        ),
        api: docs('api', ['index'], [{type: 'doc', id: 'index'}]),
      },
    } as unknown as AllContent;
    expect(readingOrder(content)).toEqual([
      '/fr/docs/',
      '/fr/docs/c/',
      '/fr/docs/b/',
      '/fr/docs/a/',
      '/fr/api/',
    ]);
  });
});
