import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Glossary} from '../Glossary';

it('has the terms of its part in order, with their French names, pages and names in code', () => {
  renderOnSite(<Glossary part="tests" />);
  const terms = screen.getAllByRole('row').map((row) => row.firstChild?.textContent ?? '');
  expect(terms.slice(0, 4)).toEqual(['Term', 'Accessibility id', 'Artifact', 'Assertion']);
  expect(terms).not.toContain('Webhook');
  expect(terms).not.toContain('Newsletter');
  expect(screen.getByText('Exécuteur')).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('link', {name: 'Timeout'})).toHaveAttribute(
    'href',
    '/documentation/reference/hub/#timeouts',
  );
  expect(screen.getByText('.ipa').tagName).toBe('CODE');
});
