/** @jest-environment node */
import vm from 'node:vm';
import {codeLanguageScript} from '../codeLanguage';

function visit(localStorage: () => unknown): Record<string, string> {
  const dataset: Record<string, string> = {};
  const context = {
    document: {documentElement: {dataset}},
    get localStorage() {
      return localStorage();
    },
  };
  vm.runInNewContext(codeLanguageScript('the-key'), context);
  return dataset;
}

const storing = (value: string | null) => () => ({
  getItem: (key: string) => (key === 'the-key' ? value : null),
});

it('hands the remembered languages to the style sheets', () => {
  expect(visit(storing('python bash'))).toEqual({codeLanguages: 'python bash'});
});

it('leaves the page alone where nothing is remembered', () => {
  expect(visit(storing(null))).toEqual({});
});

it('bears a blocked storage', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(visit(blocked)).toEqual({});
});
