/** @jest-environment node */
import {patternsOf} from '../sectionPatterns';

it.each([
  [
    'a folder of its own',
    ['/docs/ci/a/', '/docs/ci/b/'],
    ['/docs/'],
    {folders: ['/docs/ci/'], pages: []},
  ],
  [
    'pages beside those of others',
    ['/docs/', '/docs/start/', '/docs/ci/a/', '/docs/ci/b/'],
    ['/docs/ci/c/'],
    {folders: [], pages: ['/docs/', '/docs/start/', '/docs/ci/a/', '/docs/ci/b/']},
  ],
  [
    'a folder below one that is shared',
    ['/docs/ci/jenkins/a/', '/docs/cd/b/'],
    ['/docs/ci/c/', '/docs/x/'],
    {folders: ['/docs/ci/jenkins/', '/docs/cd/'], pages: []},
  ],
  [
    'names that begin alike',
    ['/docs/ci/a/'],
    ['/docs/circle/'],
    {folders: ['/docs/ci/'], pages: []},
  ],
  [
    'addresses without a slash at the end',
    ['/docs/ci', '/docs/ci/a'],
    ['/docs/b'],
    {folders: ['/docs/ci/'], pages: ['/docs/ci']},
  ],
])('describes %s', (_name, own, others, expected) => {
  const {folders, pages} = patternsOf(own, others);
  expect({folders, pages}).toEqual(expected);
});
