import {render, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {brand} from '@site/src/config/brand';
import {facts, formatFact, type FactId} from '@site/src/data/facts';
import {Fact} from '../Fact';
import {SupportLink} from '../SupportLink';

describe('<Fact>', () => {
  it('reads as one word of its sentence', () => {
    const {container} = render(
      <p>
        Starter costs <Fact id="starterPrice" /> per month.
      </p>,
    );
    expect(container.innerHTML).toBe(
      `<p>Starter costs ${formatFact('starterPrice')} per month.</p>`,
    );
  });

  it.each(Object.keys(facts))('knows %s', (id) => {
    const {container} = render(<Fact id={id as FactId} />);
    expect(container.textContent).toMatch(/\d/);
  });

  it('stops the build for an unknown id and names the known ones', () => {
    // MDX is not type-checked.
    const slip = 'starterprice' as FactId;
    expect(() => Fact({id: slip})).toThrow(
      `<Fact id="starterprice"/> is unknown. Use one of: ${Object.keys(facts).join(', ')}, or add it to src/data/facts.ts.`,
    );
  });
});

describe('<SupportLink>', () => {
  it('is the support address, and opens a mail to it', () => {
    renderOnSite(<SupportLink />);
    const link = screen.getByRole('link', {name: brand.supportEmail});
    expect(link).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
    expect(link).toHaveAttribute('target', '_self');
  });

  it('may have words and a subject of its own', () => {
    renderOnSite(<SupportLink subject="Vulnérabilité & co">Report it</SupportLink>);
    expect(screen.getByRole('link', {name: 'Report it'})).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}?subject=Vuln%C3%A9rabilit%C3%A9%20%26%20co`,
    );
  });
});
