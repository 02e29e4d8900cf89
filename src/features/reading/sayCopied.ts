import {translate} from '@docusaurus/Translate';
import {showToast} from '@site/src/components/Toast';

/** Shows a notice with the heading whose link is in the clipboard. */
export function sayCopied(link: HTMLAnchorElement): void {
  showToast({
    tone: 'success',
    title: translate({id: 'reading.linkCopied', message: 'Link copied'}),
    description: link.parentElement?.textContent.replace(link.textContent, '').trim() ?? '',
  });
}
