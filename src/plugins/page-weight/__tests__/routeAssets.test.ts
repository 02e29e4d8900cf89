import {completeManifest, type ClientManifest} from '../routeAssets';

const manifest: ClientManifest = {
  entrypoints: ['main'],
  origins: {main: ['1'], '@theme/DocItem': ['7'], '@theme/NotFound': ['6']},
  assets: {'1': {}, '2': {}},
};

describe('completeManifest', () => {
  it('adds the chunks of each module that is asked for, once', () => {
    const {origins} = completeManifest(manifest, [
      {origins: [{request: '@theme/BlogListPage'}], chunks: [{id: 3}, {id: '2'}]},
      {origins: [{request: '@theme/BlogListPage'}], chunks: [{id: 2}]},
    ]);
    expect(origins['@theme/BlogListPage']).toEqual(['3', '2']);
  });

  it('keeps what was there, and adds to it', () => {
    const {origins, entrypoints, assets} = completeManifest(manifest, [
      {origins: [{request: '@theme/DocItem'}], chunks: [{id: 8}]},
    ]);
    expect(origins).toEqual({...manifest.origins, '@theme/DocItem': ['7', '8']});
    expect({entrypoints, assets}).toEqual({entrypoints: ['main'], assets: {'1': {}, '2': {}}});
  });

  it('passes over entries without a request and chunks without an id', () => {
    const {origins} = completeManifest(manifest, [
      {origins: [{}], chunks: [{id: 9}]},
      {origins: [{request: './lazy'}], chunks: [{}, {id: null}, {id: 4}]},
    ]);
    expect(origins).toEqual({...manifest.origins, './lazy': ['4']});
  });

  it('stops the build when the bundler tells no modules', () => {
    expect(() => completeManifest({...manifest, origins: {}}, [])).toThrow('page-weight');
  });
});
