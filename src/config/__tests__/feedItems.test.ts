import {feedHtml as htmlOf} from '../feedItems';

const feedHtml = (html: string) => htmlOf(html, 'https://a.example/fr/blog/post/');

it('keeps the text, its structure and its links', () => {
  const html =
    '<h2 id="measure">Measure</h2><p>See <a href="https://a.example/b/">the <em>plans</em></a>.</p>' +
    '<img src="https://a.example/c.png" alt="A grid" width="3"><ol start="2"><li>One</li></ol>';
  expect(feedHtml(html)).toBe(html);
});

it('leaves code as text, with its title, without buttons and colours', () => {
  const html =
    '<div class="block_x"><div class="bar_x"><span class="title_x">a.json</span>' +
    '<button type="button" data-code-action="copy"><svg><path d="M4 6h16"></path></svg></button></div>' +
    '<pre class="pre_x" tabindex="0"><code>{\n  <span class="tok-string">"a"</span>: 1\n}</code></pre></div>';
  expect(feedHtml(html)).toBe('<div><div>a.json</div><pre><code>{\n  "a": 1\n}</code></pre></div>');
});

it('shows what stands in for a diagram without JavaScript, and nothing that waits for it', () => {
  const html =
    '<figure data-diagram="true"><div data-needs-script="true">Drawing the diagram</div>' +
    '<noscript><p class=note>In words:</p><pre>A --&gt; B</pre></noscript></figure>';
  expect(feedHtml(html)).toBe('<figure><p>In words:</p><pre>A --&gt; B</pre></figure>');
});

it('drops the marks of headings, and keeps those of other languages', () => {
  expect(
    feedHtml('<h2>One<a class="hash-link x" href="#one">#</a></h2><span lang="en">free</span>'),
  ).toBe('<h2>One</h2><span lang="en">free</span>');
});

it('makes every URL absolute, in what is for browsers without JavaScript as well', () => {
  const html =
    '<noscript><img src="/session/a.avif" srcset="/b.avif 800w,../c.avif 2x" alt=""></noscript>' +
    '<picture><source srcset="/d.avif, /e.avif 2x" type="image/avif"></picture>' +
    '<blockquote cite="#f">F</blockquote><p><a href="../g/">G</a> <a href="mailto:h@a.example">H</a></p>';
  expect(feedHtml(html)).toBe(
    '<img src="https://a.example/session/a.avif" srcset="https://a.example/b.avif 800w,https://a.example/fr/blog/c.avif 2x" alt="">' +
      '<picture><source srcset="https://a.example/d.avif, https://a.example/e.avif 2x" type="image/avif"></picture>' +
      '<blockquote cite="https://a.example/fr/blog/post/#f">F</blockquote>' +
      '<p><a href="https://a.example/fr/blog/g/">G</a> <a href="mailto:h@a.example">H</a></p>',
  );
});

it('stops the build at a URL that cannot be one, and names the entry', () => {
  expect(() => feedHtml('<a href="https://[a">A</a>')).toThrow(
    'https://a.example/fr/blog/post/: <a href="https://[a"> is no URL. Correct it',
  );
});
