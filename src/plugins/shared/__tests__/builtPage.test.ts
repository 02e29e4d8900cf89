import path from 'node:path';
import {fileOfRoute, ownTitle} from '../builtPage';

describe('ownTitle', () => {
  it('takes off the name of the site, where it is', () => {
    expect(ownTitle('Blog | Firegrid', 'Firegrid')).toBe('Blog');
    expect(ownTitle('Firegrid', 'Firegrid')).toBe('Firegrid');
  });
});

describe('fileOfRoute', () => {
  it('is the index of the folder, or the file that the route names', () => {
    expect(fileOfRoute('/out', '/fr/', '/fr/blog/')).toBe(path.join('/out', 'blog', 'index.html'));
    expect(fileOfRoute('/out', '/fr/', '/fr/')).toBe(path.join('/out', 'index.html'));
    expect(fileOfRoute('/out', '/fr/', '/fr/404.html')).toBe(path.join('/out', '404.html'));
  });
});
