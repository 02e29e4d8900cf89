/** @jest-environment node */
import {barePage} from '../barePage';

it('keeps the text of a page and its links, and nothing that loads', () => {
  const bare = barePage(
    '<html lang="fr-CA"><head><link rel="stylesheet" href="a.css"><script src="a.js"></script></head><body><nav>Menu</nav>' +
      '<main class="x"><h1 style="color:red">Titre</h1><img src="a.png"><p>Un <a class="y" href="/fr/">lien</a><script>b()</script></p></main></body></html>',
  );
  expect(bare).toContain('<html lang="fr-CA">');
  expect(bare).toContain('<main><h1>Titre</h1><p>Un <a href="/fr/">lien</a></p></main>');
  expect(bare).not.toMatch(/<script|stylesheet|a\.png|Menu/);
});
