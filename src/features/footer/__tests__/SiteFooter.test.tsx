import {screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {brand} from '@site/src/config/brand';
import {SiteFooter} from '..';

const footer = <SiteFooter dialogFor={() => undefined} />;

it('says the year of the build until the page is awake, and the current one then', () => {
  const builtIn = new Date().getFullYear();
  jest.useFakeTimers({now: new Date('2031-06-15T12:00:00Z')});
  const html = renderToString(<MemoryRouter>{footer}</MemoryRouter>);
  expect(html).toContain(`© ${builtIn} ${brand.name}`);
  renderOnSite(footer);
  expect(screen.getByText(`© 2031 ${brand.name}. All rights reserved.`)).toBeVisible();
  jest.useRealTimers();
});
