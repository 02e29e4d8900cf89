it.each([
  ['/terms', '/terms/'],
  ['/terms/index.html', '/terms/'],
  ['/fr/index.html', '/fr/'],
  ['/index.html', '/'],
  ['/terms/', '/terms/'],
  // A 404 page keeps the address that was asked for.
  ['/nothing', '/404.html/', '/nothing'],
  ['/terms/index.htm', '/terms/', '/terms/index.htm'],
  // The router decodes it.
  ['/%ff', '/404.html/', '/%25ff'],
  ['/50%/caf%C3%A9/', '/404.html/', '/50%25/caf%25C3%25A9/'],
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
