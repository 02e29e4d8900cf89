/*
 * Ejected from @docusaurus/theme-classic 3.10.2, NotFound/Content: the specification fixes its
 * texts and wants the missing path logged, neither of which a wrap can do.
 */
import {NotFound} from '@site/src/features/notFound';
import {SearchForm} from '@site/src/search/ui/SearchForm';

export default function NotFoundContent() {
  return <NotFound search={<SearchForm />} />;
}
