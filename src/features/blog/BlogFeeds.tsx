import Translate from '@docusaurus/Translate';
import {Feeds} from '@site/src/components/Feeds';

/** The blog for feed readers. Docusaurus names these feeds in the head of each page. */
export function BlogFeeds() {
  return (
    <Feeds of="/blog/">
      <Translate id="blog.feeds.label" description="Before the links RSS, Atom and JSON">
        Follow the blog:
      </Translate>
    </Feeds>
  );
}
