import {waitFor} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {StructuredData} from '..';

function written(): string | undefined {
  return document.head.querySelector('script[type="application/ld+json"]')?.innerHTML;
}

describe('StructuredData', () => {
  it('writes what it is given into the head, and no text can end the element', async () => {
    const name = 'Menu </script><script>alert(1)</script>';
    renderOnSite(
      <StructuredData data={{'@context': 'https://schema.org', '@type': 'Organization', name}} />,
    );
    await waitFor(() => {
      expect(written()).toBeDefined();
    });
    expect(written()).not.toContain('</script>');
    expect(JSON.parse(written() ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
    });
  });
});
