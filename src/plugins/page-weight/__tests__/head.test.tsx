import {act, render} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';
import * as library from 'react-helmet-async';
import * as ours from '../client/Head';

interface HeadModule {
  readonly Helmet: ComponentType<{readonly children?: ReactNode}>;
  readonly HelmetProvider: ComponentType<{readonly children: ReactNode}>;
}

/** The library's mark on its tags, which the pages are written without (template.ts). */
const MARK = ' data-rh="true"';

const SERVER = {
  head: (mark: string): string =>
    `<title${mark}>Home</title><meta${mark} name="viewport" content="width=device-width"><link${mark} rel="canonical" href="/"><meta name="generator" content="x">`,
  html: {lang: 'en', class: 'home', 'data-rh': 'lang,class'},
};

/** Tags that Docusaurus and its theme ask for, and those of single pages. */
function Site({Helmet, page}: Pick<HeadModule, 'Helmet'> & {readonly page?: string}): ReactNode {
  return (
    <>
      <Helmet>
        <html lang="en" className="site" />
        <body />
        <title>Firegrid</title>
        <meta property="og:title" content="Firegrid" />
        <meta name="viewport" content="width=device-width" />
      </Helmet>
      <Helmet>
        <link rel="canonical" href={`/${page ?? ''}`} />
        <link rel="alternate" href="/en/" hrefLang="en" />
        <link rel="alternate" href="/en/" hrefLang="x-default" />
        <link rel="preload" as="font" href="/font.woff2" crossOrigin="anonymous" />
        <meta property="og:locale:alternate" content="fr" />
        <meta property="og:locale:alternate" content="de" />
        {page === undefined && <meta name="robots" content="noindex" />}
      </Helmet>
      {page !== undefined && (
        <>
          <Helmet>
            <html lang="en" className={`site ${page}`} data-has-hydrated />
            <title>{`${page} | Firegrid`}</title>
            <meta property="og:title" content={page} />
            <script type="application/ld+json">{JSON.stringify({name: page})}</script>
          </Helmet>
          <Helmet>
            <link rel="canonical" href={`/${page}/`} />
          </Helmet>
        </>
      )}
    </>
  );
}

const frame = async (): Promise<void> =>
  act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve())));

function readDocument(): unknown {
  const {documentElement, head, title} = document;
  return {
    title,
    html: documentElement
      .getAttributeNames()
      .sort()
      .map((name) => [name, documentElement.getAttribute(name)?.split(',').sort().join()]),
    head: [...head.querySelectorAll(':not(title)')]
      .map(({outerHTML}) => outerHTML.replace(MARK, ''))
      .sort(),
  };
}

/** The document after each step of a visit. */
async function visit(
  {Helmet, HelmetProvider}: HeadModule,
  mark: string,
): Promise<readonly unknown[]> {
  document.head.innerHTML = SERVER.head(mark);
  const root = document.documentElement;
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
  Object.entries(SERVER.html).forEach(([name, value]) => root.setAttribute(name, value));
  const at = (page?: string) => (
    <HelmetProvider>
      <Site Helmet={Helmet} page={page} />
    </HelmetProvider>
  );
  const states: unknown[] = [];
  const {rerender, unmount} = render(at());
  for (const page of [undefined, 'docs', 'docs', 'blog', undefined]) {
    rerender(at(page));
    await frame();
    states.push(readDocument());
  }
  unmount();
  await frame();
  return states;
}

// Comes first: it is about the first page of a visit.
it('takes the addresses away that the page for addresses without one was written with', async () => {
  const written =
    '<meta property="og:url" content="/404/"><link rel="alternate" href="/404/" hreflang="en">';
  document.head.innerHTML = `${written}<link rel="canonical" href="/404/"><link rel="icon" href="/icon.svg">`;
  const {unmount} = render(
    <ours.Helmet>
      <link rel="canonical" href="/missing/" />
    </ours.Helmet>,
  );
  await frame();
  const hrefs = [...document.head.children].map((tag) => tag.getAttribute('href'));
  expect(hrefs).toEqual(['/icon.svg', '/missing/']);
  unmount();
});

it('leaves the document as the library does, at every step of a visit', async () => {
  const expected = await visit(library as unknown as HeadModule, MARK);
  expect(await visit({...ours, HelmetProvider: ({children}) => children}, '')).toEqual(expected);
  expect(JSON.stringify(expected)).toContain('docs | Firegrid');
});

it('leaves tags alone that the server wrote as they are wanted, and those of others', async () => {
  document.head.innerHTML = SERVER.head('');
  const [, viewport, canonical, generator] = document.head.children;
  const {unmount} = render(
    <ours.Helmet>
      <title>Home</title>
      <meta name="viewport" content="width=device-width" />
      <link rel="canonical" href="/" />
    </ours.Helmet>,
  );
  await frame();
  expect([...document.head.children].slice(1)).toEqual([viewport, canonical, generator]);
  unmount();
  await frame();
  expect(document.head.querySelectorAll(':not(title)')).toHaveLength(1);
});
