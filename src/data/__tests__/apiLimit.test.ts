import fs from 'node:fs';
import path from 'node:path';
import {facts} from '../facts';

it('claims the request limit that the description of the API says', () => {
  const file = path.join(__dirname, '../../../openapi/firegrid.yaml');
  const [, requests, seconds] =
    /RateLimitPolicy:[^]*?example: '"key";q=(\d+);w=(\d+)'/.exec(fs.readFileSync(file, 'utf8')) ??
    [];
  expect(Number(requests)).toBe(facts.apiRequestsPerMinute.value);
  expect(Number(seconds)).toBe(60);
});
