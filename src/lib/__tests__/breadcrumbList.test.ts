import {breadcrumbList} from '../breadcrumbList';

describe('breadcrumbList', () => {
  it('numbers the pages from one, each with the name and address that search engines require', () => {
    const {itemListElement} = breadcrumbList([
      {name: 'Firegrid', url: 'https://a.example/'},
      {name: 'Blog', url: 'https://a.example/blog/'},
    ]);
    expect(itemListElement).toEqual([
      {'@type': 'ListItem', position: 1, name: 'Firegrid', item: 'https://a.example/'},
      {'@type': 'ListItem', position: 2, name: 'Blog', item: 'https://a.example/blog/'},
    ]);
  });
});
