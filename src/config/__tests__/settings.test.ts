import {brand} from '../brand';
import {parseSiteEnv} from '../env';
import {siteSettings} from '../settings';

describe('siteSettings', () => {
  it('tells browsers these things and no others', () => {
    // Each one ships with every page: add a setting only when a browser needs it and all may read it.
    expect(Object.keys(siteSettings(parseSiteEnv({}).env)).sort()).toEqual([
      'apiBaseUrl',
      'buildYear',
      'chatApiUrl',
      'email',
      'loginUrl',
      'oidcIssuer',
      'portalUrl',
      'schedulingUrl',
      'social',
      'statusUrl',
      'supportEmail',
    ]);
  });

  it('carries nothing else of the environment', () => {
    const {env} = parseSiteEnv({
      EMAILJS_PUBLIC_KEY: 'public_key',
      EMAILJS_PRIVATE_KEY: 'hidden-1',
      OIDC_CLIENT_SECRET: 'hidden-2',
      npm_config__authToken: 'hidden-3',
    });
    const shipped = JSON.stringify(siteSettings(env));
    expect(shipped).toContain('public_key');
    expect(shipped).not.toContain('hidden');
  });
});

describe('the brand', () => {
  it('has a tagline in both languages', () => {
    expect(brand.tagline.en).toBe('Real devices, on demand.');
    expect(brand.tagline.fr).toBe('De vrais appareils, à la demande.');
  });

  it('has addresses that browsers can open', () => {
    const addresses = [brand.statusUrl, brand.editUrl, ...brand.social.map(({url}) => url)];
    expect(addresses.filter((address) => !/^https:\/\/[^/]+\.[^/]+\//.test(address))).toEqual([]);
    expect(brand.supportEmail).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  });
});
