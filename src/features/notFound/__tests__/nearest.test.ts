import {nearestPages} from '../nearest';

const pages = [
  {url: '#pricing', title: 'Tarifs'},
  {url: 'documentation/', title: 'Documentation'},
  {url: 'documentation/quick-start/', title: 'Démarrage rapide'},
  {url: 'documentation/ci/gitlab/', title: 'GitLab CI/CD'},
  {url: 'documentation/ci/jenkins/', title: 'Jenkins'},
  {url: 'integrations/jenkins/', title: 'Jenkins'},
  {url: 'careers/qa-engineer/', title: 'Spécialiste en assurance qualité'},
];

const nearest = (path: string): readonly string[] =>
  nearestPages(path, pages, 3).map(({url}) => url);

it.each([
  ['docs/quick-strat/', 'documentation/quick-start/'],
  ['documentation/quickstart/', 'documentation/quick-start/'],
  ['pricing/', '#pricing'],
  ['tarif', '#pricing'],
  ['demarrage', 'documentation/quick-start/'],
  ['documentation/ci/gitlab-ci/', 'documentation/ci/gitlab/'],
  ['documentation/jenkins', 'documentation/ci/jenkins/'],
  ['careers/qa/', 'careers/qa-engineer/'],
  ['d%C3%A9marrage/', 'documentation/quick-start/'],
  ['demarrage%E9%', 'documentation/quick-start/'],
])('%s is meant for %s', (path, meant) => {
  expect(nearest(path)[0]).toBe(meant);
  expect(nearest(path).length).toBeLessThanOrEqual(3);
});

it('finds nothing where nothing is alike', () => {
  expect(nearest('xyzzy/')).toEqual([]);
  expect(nearest('')).toEqual([]);
});
