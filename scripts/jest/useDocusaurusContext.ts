// In place of Docusaurus' hook, whose context is internal: tests change settings of the site in this one.
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import {createContext, useContext} from 'react';

export const SiteContext = createContext({siteConfig, i18n});

export default (): {readonly siteConfig: typeof siteConfig; readonly i18n: typeof i18n} =>
  useContext(SiteContext);
