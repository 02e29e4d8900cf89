/* Wraps @docusaurus/theme-classic's MDXComponents: adds what writers may use without an import. */
import OriginalComponents from '@theme-original/MDXComponents';
import {CodeTabs} from '@site/src/components/mdx/CodeTabs';
import {Fact} from '@site/src/components/mdx/Fact';
import {StaticCode} from '@site/src/components/mdx/StaticCode';
import {SupportLink} from '@site/src/components/mdx/SupportLink';
import {Table} from '@site/src/components/mdx/Table';

export default {...OriginalComponents, CodeTabs, Fact, StaticCode, SupportLink, table: Table};
