import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {IntegrationHeader} from '../IntegrationHeader';

it('stops the build on a slug that does not exist, and names those that do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderOnSite(<IntegrationHeader slug="jenkin" />)).toThrow(
    /slug="jenkin".*Use one of: .*jenkins,/,
  );
});
