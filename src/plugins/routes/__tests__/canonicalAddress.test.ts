it.each([
  ['/terms', '/terms/'],
  ['/terms/index.html', '/terms/'],
  ['/fr/index.html', '/fr/'],
  ['/index.html', '/'],
  ['/terms/', '/terms/'],
  // A 404 page keeps the URL that was asked for.
  ['/nothing', '/404.html/', '/nothing'],
  ['/terms/index.htm', '/terms/', '/terms/index.htm'],
  // It is decoded twice.
  ['/%ff', '/404.html/', '/%2525ff'],
  ['/50%25/', '/404.html/', '/50%2525/'],
  ['/50%/caf%C3%A9/', '/404.html/', '/50%2525/caf%2525C3%2525A9/'],
  ['/caf%C3%A9/', '/404.html/', '/caf%C3%A9/'],
])('opened at %s, a page rendered for %s', (opened, canonical, expected = canonical) => {
  document.head.innerHTML = `<link rel="canonical" href="https://firegrid.example${canonical}">`;
  window.history.replaceState({from: 'history'}, '', `${opened}?ref=mail#use-law`);
  jest.isolateModules(() => {
    jest.requireActual('../client/canonicalAddress');
  });
  const {pathname, search, hash} = window.location;
  expect({pathname, search, hash}).toEqual({
    pathname: expected,
    search: '?ref=mail',
    hash: '#use-law',
  });
  expect(window.history.state).toEqual({from: 'history'});
});
