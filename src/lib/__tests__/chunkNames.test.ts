const loadScript = jest.fn();
const fetchList = jest.fn();

/** The bundler's runtime, as src/plugins/page-weight/chunkNames.ts makes it. */
const runtime = {
  chunkNames: 'assets/js/names.1f.json' as string | Record<string, string>,
  u: (id: string): string => {
    const names = runtime.chunkNames;
    return `assets/js/${id}.${typeof names === 'string' ? undefined : names[id]}.js`;
  },
  p: '/fr/',
  l: loadScript as (url: string, done: (event: object) => void, key: string, id: string) => void,
};

const list = (names: Readonly<Record<string, string>>): Response =>
  ({ok: true, json: async () => Promise.resolve(names)}) as Response;

const done = jest.fn();

/** An `import()`, as the runtime runs it. */
const importChunk = (id: string): void => {
  runtime.l(runtime.p + runtime.u(id), done, `chunk-${id}`, id);
};
const settle = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let lib: typeof import('../chunkNames');

beforeEach(async () => {
  jest.resetModules();
  lib = await import('../chunkNames');
  Object.assign(runtime, {chunkNames: 'assets/js/names.1f.json', l: loadScript});
  Object.assign(globalThis, {__webpack_require__: runtime, fetch: fetchList});
  [loadScript, fetchList, done].forEach((mock) => mock.mockReset());
});

it('lets the first scripts wait for their names, and no later ones', async () => {
  fetchList.mockResolvedValueOnce(list({7: 'a1', 8: 'b2', 9: 'c3'}));
  lib.waitForChunkNames();
  importChunk('7');
  importChunk('8');
  expect(loadScript).not.toHaveBeenCalled();
  await settle();
  expect(fetchList.mock.calls).toEqual([['/fr/assets/js/names.1f.json']]);
  expect(loadScript.mock.calls).toEqual([
    ['/fr/assets/js/7.a1.js', done, 'chunk-7', '7'],
    ['/fr/assets/js/8.b2.js', done, 'chunk-8', '8'],
  ]);
  importChunk('9');
  expect(loadScript).toHaveBeenLastCalledWith('/fr/assets/js/9.c3.js', done, 'chunk-9', '9');
  await lib.loadChunkNames();
  expect(fetchList).toHaveBeenCalledTimes(1);
});

it.each([
  ['the network is gone', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the site was deployed anew', async () => Promise.resolve({ok: false, status: 404})],
])('fails like the script itself when %s, and tries again', async (_why, answer) => {
  fetchList.mockImplementationOnce(answer);
  lib.waitForChunkNames();
  importChunk('7');
  await settle();
  expect(done).toHaveBeenCalledWith(expect.objectContaining({type: 'error'}));
  expect(loadScript).not.toHaveBeenCalled();
  fetchList.mockResolvedValueOnce(list({7: 'a1'}));
  importChunk('7');
  await settle();
  expect(loadScript).toHaveBeenCalledTimes(1);
});

it('has nothing to load where the runtime knows the names', async () => {
  Object.assign(globalThis, {__webpack_require__: undefined});
  await lib.loadChunkNames();
  Object.assign(globalThis, {__webpack_require__: {...runtime, chunkNames: undefined}});
  await lib.loadChunkNames();
  expect(fetchList).not.toHaveBeenCalled();
});
