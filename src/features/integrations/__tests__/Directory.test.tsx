import integrations from '@generated/content/default/integrations.json';
import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Directory} from '../Directory';

it.each(['?category=', '?category=all', '?category=junk', '?category=AUTOMATION', '?kind=jira'])(
  'shows all for %s',
  (search) => {
    renderOnSite(<Directory />, {path: `/integrations/${search}`});
    expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(integrations.length);
    expect(screen.getByRole('link', {name: `All ${integrations.length}`})).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);
