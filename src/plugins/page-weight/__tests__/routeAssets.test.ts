import {completeManifest, type ClientManifest} from '../routeAssets';

const manifest: ClientManifest = {
  entrypoints: ['main'],
  origins: {main: ['1'], '@theme/DocItem': ['7'], '@theme/NotFound': ['6']},
  assets: {'1': {}, '2': {}},
};

it('adds to what was there the chunks of each module that is asked for, once', () => {
  expect(
    completeManifest(manifest, [
      {origins: [{request: '@theme/BlogListPage'}], chunks: [{id: 3}, {id: '2'}]},
      {origins: [{request: '@theme/BlogListPage'}], chunks: [{id: 2}]},
      {origins: [{request: '@theme/DocItem'}], chunks: [{id: 8}]},
      {origins: [{}], chunks: [{id: 9}]},
      {origins: [{request: './lazy'}], chunks: [{}, {id: null}, {id: 4}]},
    ]),
  ).toEqual({
    ...manifest,
    origins: {
      ...manifest.origins,
      '@theme/BlogListPage': ['3', '2'],
      '@theme/DocItem': ['7', '8'],
      './lazy': ['4'],
    },
  });
});

it('stops the build when the bundler tells no modules', () => {
  expect(() => completeManifest({...manifest, origins: {}}, [])).toThrow('page-weight');
});
