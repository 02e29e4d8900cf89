import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Samples from '@pages/_one-line.mdx';
import {StaticCode} from '@site/src/components/mdx/StaticCode';
import {Section} from '@site/src/components/Section';

/** How little a test changes, and the pipeline that starts it. */
export function OneLine() {
  return (
    <Section
      id="one-line"
      title={translate({
        id: 'home.oneLine.title',
        message: 'Keep your tests. Change the URL.',
      })}
      action={
        <Link to="/documentation/quick-start/" className="action-link">
          <Translate id="home.oneLine.quickStart">Follow the quick start</Translate>
        </Link>
      }
    >
      <Samples components={{StaticCode}} />
    </Section>
  );
}
