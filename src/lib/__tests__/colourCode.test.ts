import {colourCode} from '../colourCode';

const textOf = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.textContent;
};

const CODE = `// The "first" <line>
const hub = new URL('https://hub.example/#a'); // 300
export X="a & b" # end
{"key": "value", "other": 330_000, 'it\\'s': true}`;

it('changes nothing of the code', () => {
  expect(textOf(colourCode(CODE))).toBe(CODE);
});

it.each([
  ['comment', '// The "first" <line>'],
  ['comment', '# end'],
  ['keyword', 'const'],
  ['string', "'https://hub.example/#a'"],
  ['function', '"key"'],
  ['string', '"value"'],
  ['function', String.raw`'it\'s'`],
  ['number', '330_000'],
])('marks a %s: %s', (name, text) => {
  const box = document.createElement('div');
  box.innerHTML = colourCode(CODE);
  expect([...box.querySelectorAll(`.tok-${name}`)].map((part) => part.textContent)).toContain(text);
});
