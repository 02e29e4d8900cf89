import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadSiteEnv, parseSiteEnv, variables} from '../env';

describe('.env', () => {
  const before = {...process.env};
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-env-'));
    for (const name of Object.keys(variables)) {
      Reflect.deleteProperty(process.env, name);
    }
  });

  afterEach(() => {
    process.env = {...before};
    fs.rmSync(folder, {recursive: true});
  });

  it('need not exist', () => {
    expect(loadSiteEnv(folder).env).toEqual(parseSiteEnv({}).env);
  });

  it('is read as usual, and gives way to a variable that is already set', () => {
    const lines = [
      '# portal',
      'PORTAL_URL="https://file.example/"',
      'SITE_URL=https://a.example # b',
      'API_BASE_URL=https://file.example/v1',
    ];
    fs.writeFileSync(path.join(folder, '.env'), lines.join('\n'));
    process.env.PORTAL_URL = 'https://shell.example/';
    expect(loadSiteEnv(folder).env).toMatchObject({
      portalUrl: 'https://shell.example/',
      siteUrl: 'https://a.example',
      apiBaseUrl: 'https://file.example/v1',
    });
  });

  it('has an example that works as it is', () => {
    fs.copyFileSync('.env.example', path.join(folder, '.env'));
    expect(loadSiteEnv(folder).env).toEqual(parseSiteEnv({}).env);
  });
});
