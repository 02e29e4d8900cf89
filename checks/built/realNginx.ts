import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {RunningServer} from '../../sandbox/shared/http';
import {freePort} from '../../scripts/lib/freePort';
import {installForCi, lookUp, NGINX} from '../../scripts/lib/optionalPrograms';

installForCi(NGINX);

/** Path of nginx; undefined where it is not installed. */
export const program = lookUp(NGINX);

const isUp = async (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/**
 * Serves a folder by a real nginx, set up as the README says.
 * @param site The built site.
 * @param basePath Its path, with a slash at both ends.
 * @param rules Text of the file that the build writes for nginx.
 */
export async function startNginx(
  site: string,
  basePath: string,
  rules: string,
): Promise<RunningServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  fs.writeFileSync(path.join(folder, 'site.conf'), rules);
  const place = path.join(folder, 'root', basePath);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.symlinkSync(site, place.replace(/\/$/, ''));
  const {username, uid} = os.userInfo();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${uid === 0 ? `user ${username};` : ''} daemon off; pid ${folder}/pid; error_log stderr;
     events {}
     http { access_log off; log_not_found off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       server { listen 127.0.0.1:${port}; root ${folder}/root; include site.conf; } }`,
  );
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  const nginx = spawn(program ?? '', args, {stdio: 'inherit'});
  while (nginx.exitCode === null && !(await isUp(origin))) {
    await wait(20);
  }
  return {
    origin,
    close: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill();
      await ended;
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
