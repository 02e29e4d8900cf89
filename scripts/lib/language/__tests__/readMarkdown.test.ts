import {readMarkdown} from '../readMarkdown';

const twin = [
  '---',
  'title: "Tarifs"',
  'canonical: "https://example.com/fr/"',
  '---',
  '',
  '# Tarifs',
  '',
  'Le message est « Not found ».',
  '',
  '```bash',
  'echo "The answer is here"',
  '```',
  '',
  'A form stands here; see `the code` of it',
  '',
].join('\n');

describe('readMarkdown', () => {
  it('lists the texts that are not those of the page, without code', () => {
    const page =
      '<h1>Tarifs</h1><p>Le message est «&nbsp;<span lang="en">Not found</span>&nbsp;».</p>';
    expect(readMarkdown(twin, page)).toEqual([
      {place: 'front matter title', text: 'Tarifs'},
      {place: 'paragraph', text: 'A form stands here; see of it'},
    ]);
  });

  it('lists all texts of a file that has no page', () => {
    expect(readMarkdown('# Firegrid\n\n> Real devices.\n\n- [Blog](/blog.md): Posts\n')).toEqual([
      {place: 'heading', text: 'Firegrid'},
      {place: 'paragraph', text: 'Real devices.'},
      {place: 'paragraph', text: 'Blog: Posts'},
    ]);
  });
});
