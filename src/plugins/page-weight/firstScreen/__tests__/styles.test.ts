/** @jest-environment node */
import {phoneStyles} from '../styles';

/** A rule of its own, before those of the sheets. */
const OWN = '[data-has-hydrated=false] main{overflow-x:clip}';

const rulesFor = async (css: string, ...names: readonly string[]) =>
  (await phoneStyles(css).of(new Set(names))).replace(OWN, '');

it('keeps the rules that the elements may have, in their order', async () => {
  const css = '.b{color:red}.a{top:0}.a .c{top:0}p.b,.d{left:0}:is(p,x) :where(.a){top:1px}';
  expect(await rulesFor(css, 'a', 'b', 'p')).toBe(
    '.b{color:red}.a{top:0}p.b{left:0}:is(p) :where(.a){top:1px}',
  );
});

it.each([
  '@media print{.a{top:0}}',
  '@media (width>=40rem){.a{top:0}}',
  '@media (40rem<=width<48rem){.a{top:0}}',
  '@media (scripting:none){.a{top:0}}',
  '@media (hover:hover){.a{top:0}}',
  '@container (width>=60rem){.a{top:0}}',
  '@keyframes a{to{top:0}}',
  '@page{margin:0}',
  '@font-face{font-family:a;src:local(Arial)}',
  '.a:hover,.a:focus-visible::after,.a::selection{top:0}',
  '.a{transition:top 1s;cursor:pointer;animation:a 1s}',
  '.a{-webkit-text-decoration:none;-moz-text-size-adjust:100%}',
  '@media (width<48rem){:root{--c:0}}',
])('leaves out %s', async (css) => {
  expect(await rulesFor(`${css}.b{left:0}`, 'a', 'b')).toBe('.b{left:0}');
});

it('names all cascade layers first, so that one without rules here keeps its place', async () => {
  const css = '@layer one{.x{top:0}}@layer two{.a{top:0}}@layer three,one;';
  expect(await rulesFor(css, 'a')).toBe('@layer one,two;@layer two{.a{top:0}}');
});

it('tells which classes no phone shows', () => {
  const css = `.a,.b{display:none}@media (width<78rem){.b{display:flex}.c{display:none}}
    @media (width<20rem){.d{display:none}}@media (width>=40rem){.a{display:block}}
    @layer one{.e{display:none}}.f .g{display:none}`;
  expect([...phoneStyles(css).hidden]).toEqual(['a', 'c', 'e']);
});
