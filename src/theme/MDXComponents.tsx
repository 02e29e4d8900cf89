/* Wraps @docusaurus/theme-classic's MDXComponents: adds what writers may use without an import. */
import OriginalComponents from '@theme-original/MDXComponents';
import {Fact} from '@site/src/components/mdx/Fact';
import {SupportLink} from '@site/src/components/mdx/SupportLink';
import {Table} from '@site/src/components/mdx/Table';

export default {...OriginalComponents, Fact, SupportLink, table: Table};
