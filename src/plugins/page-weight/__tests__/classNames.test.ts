/** @jest-environment node */
import {nameClasses} from '../classNames';

/** The function that names the classes, as Docusaurus' rule gets it. */
function namer() {
  const modules = {
    localIdentName: '[local]_[contenthash:base64:4]',
    getLocalIdent: (..._input: unknown[]): string => '',
  };
  const use = ['style-loader', {loader: 'css-loader', options: {modules}}];
  const rules = [{test: /\.tsx?$/, use: 'swc'}, {oneOf: [{test: /\.module\.css$/, use}]}];
  nameClasses({module: {rules}}, '/site');
  return (file: string, local: string): string =>
    modules.getLocalIdent({resourcePath: `/site/${file}`}, modules.localIdentName, local);
}

it('names classes after their file, the same wherever the site is', () => {
  const nameOf = namer();
  const [title = '', link = ''] = ['title', 'link'].map((local) =>
    nameOf('src/a.module.css', local),
  );
  expect(title).toMatch(/^[A-Za-z]{3}0$/);
  expect(link).toBe(title.replace('0', '1'));
  expect(nameOf('src/b.module.css', 'title')).not.toBe(title);
  expect(namer()('src/a.module.css', 'title')).toBe(title);
});

it('refuses two files whose classes would be called alike', () => {
  const nameOf = namer();
  const all = () =>
    Array.from({length: 5000}, (_, index) => nameOf(`src/${index}.module.css`, 'title'));
  expect(all).toThrow(
    /^page-weight: the classes of src\/\d+\.module\.css would be called like those of/,
  );
});

it('stops the build when Docusaurus sets up CSS modules elsewhere', () => {
  expect(() => nameClasses({module: {rules: []}}, '/site')).toThrow('base.js');
});
