const fetched: string[] = [];
const tasks: (() => void)[] = [];
const preload = jest.fn(async () => Promise.resolve([]));

beforeAll(async () => {
  window.requestIdleCallback = (task) => tasks.push(task as () => void);
  // As Docusaurus' own: each page once.
  const prefetch = (path: string) => {
    const isNew = !fetched.includes(path);
    if (isNew) {
      fetched.push(path);
    }
    return isNew && Promise.resolve([]);
  };
  window.docusaurus = {prefetch, preload};
  const {prefetchWhenIdle} = await import('../client/idlePrefetch');
  prefetchWhenIdle();
});

/** Shows a page whose links come into view. */
function enter(pathname: string, ...links: readonly string[]) {
  window.history.pushState(null, '', pathname);
  fetched.length = 0;
  document.body.innerHTML = links.map((url) => `<a href="${url}"></a>`).join('');
  links.toReversed().forEach((url) => void window.docusaurus.prefetch(url));
}

function idle() {
  tasks.splice(0).forEach((task) => task());
}

it('fetches pages in idle moments, in the order of their links, each once, and not the one that is shown', () => {
  enter('/', '/a/', '/b/#pricing', '/b/?x', '/', '#here');
  expect(fetched).toEqual([]);
  idle();
  expect(fetched).toEqual(['/a/', '/b/']);
});

it('fetches six pages per page view', () => {
  enter('/c/', '/1/', '/2/', '/3/', '/4/', '/5/', '/6/', '/7/');
  idle();
  expect(fetched).toHaveLength(6);
  enter('/d/', '/8/');
  idle();
  expect(fetched).toEqual(['/8/']);
});

it('fetches none of a closed menu, nor in a hidden tab', () => {
  enter('/e/', '/m/', '/n/');
  document.links[0]!.style.visibility = 'hidden';
  idle();
  expect(fetched).toEqual(['/n/']);
  enter('/f/', '/o/');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  idle();
  expect(fetched).toEqual([]);
  hidden.mockRestore();
});
