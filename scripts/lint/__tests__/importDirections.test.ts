import path from 'node:path';
import {projectRoot} from '../../lib/paths';
import {forbiddenReason} from '../importDirections.mjs';

/** Put together, so that it does not count as an import of ours. */
const INSIDE = ['@docusaurus/core', 'lib/server'].join('/');

const why = (file: string, source: string, isType = false) =>
  forbiddenReason(path.join(projectRoot, 'src', file), source, isType) ?? 'allowed';

it.each([
  ['lib/price.ts', '@site/src/features/pricing', 'src/lib is the lowest layer'],
  ['components/Card/index.tsx', '@docusaurus/Translate', 'Components hold no text'],
  ['components/mdx/Fact.tsx', '@site/src/features/pricing', 'they know no feature'],
  ['data/tiers.ts', 'react', 'types, @docusaurus/Translate and src/lib only'],
  ['search/ui/Panel.tsx', '../build/sections', 'src/search/build runs in Node'],
  ['features/pricing/Tiers.tsx', '../contact/Form', 'Features never import each other'],
  ['features/pricing/Tiers.tsx', '@site/src/search/ui/Panel', 'Of src/search, features may use'],
  ['features/pricing/Tiers.tsx', '@site/src/config/env', 'values come through useSiteConfig()'],
  ['features/pricing/Tiers.tsx', '@site/src/theme/Footer', 'as @theme/<Name>'],
  ['pages/index.tsx', './terms', 'A page is a route'],
  ['config/navbar.ts', INSIDE, 'a new version breaks nothing elsewhere'],
  ['plugins/routes/index.ts', '../../config/env', 'A plugin knows no other part'],
])('%s may not import %s', (file, source, reason) => {
  expect(why(file, source)).toContain(reason);
});

it.each([
  ['lib/price.ts', 'react'],
  ['components/mdx/Fact.tsx', '@site/src/data/facts'],
  ['data/tiers.ts', '@docusaurus/Translate'],
  ['search/quality/bench.ts', '../build/sections'],
  ['features/pricing/Tiers.tsx', '../pricing/Price'],
  ['features/pricing/Tiers.tsx', '@site/src/search/useSearch'],
  ['theme/Footer/index.tsx', './styles.module.css'],
  ['config/placeholders.ts', '@site/src/data/service'],
])('%s may import %s', (file, source) => {
  expect(why(file, source)).toBe('allowed');
});

it.each([
  ['features/pricing/Tiers.tsx', '@site/src/config/env', 'allowed'],
  ['data/tiers.ts', 'react', 'allowed'],
  ['lib/price.ts', '@site/src/data/facts', 'src/lib is the lowest layer'],
])('%s, which imports types of %s: %s', (file, source, answer) => {
  expect(why(file, source, true)).toContain(answer);
});
