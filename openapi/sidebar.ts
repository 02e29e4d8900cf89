import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;
type Category = Extract<Items[number], {type: 'category'; items: unknown}>;

// Made from the description's tags by docusaurus-plugin-openapi-docs, before this file is read. An
// import would be an error of types in a fresh clone, where it is not there yet.
// oxlint-disable-next-line typescript/no-require-imports
const made = (require('./pages/sidebar') as {readonly default: Items}).default;

/** Tags with one page, and pages without a tag, need no category around them. */
const items = made.flatMap((item) => {
  const {label, items: pages} = item as Category;
  return label === 'UNTAGGED' || pages.length === 1 ? pages : [item];
});

// Docusaurus' own name for a list that is not written by hand.
export default {defaultSidebar: ['index', ...items]} satisfies SidebarsConfig;
