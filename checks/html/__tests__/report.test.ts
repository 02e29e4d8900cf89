import {reportHtml, type HtmlMessage} from '../report';

const known = {message: 'Element “div” not allowed', reason: 'upstream'};

const error = (message: string, url = 'file:/site/build/a.html'): HtmlMessage => ({
  type: 'error',
  message,
  url,
  lastLine: 3,
  extract: '<p>\n  <div>',
});

describe('reportHtml', () => {
  it('names the page, the line and the markup', () => {
    const {faults} = reportHtml([error('Bad value')], [], '/site');
    expect(faults).toEqual(['Bad value\n    in build/a.html:3\n    near <p> <div>']);
  });

  it('says an error once for all its pages', () => {
    const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => error('Bad', `file:/site/${name}.html`));
    const {faults} = reportHtml(pages, [], '/site');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('in a.html:3, b.html:3, c.html:3 and 2 more');
  });

  it('counts what is not ours, and lets infos pass', () => {
    const messages = [error('Element “div” not allowed as child'), {...error('Hm'), type: 'info'}];
    const report = reportHtml(messages as HtmlMessage[], [known], '/site');
    expect(report.faults).toEqual([]);
    expect(report.known.get(known)).toBe(1);
    expect(report.unused).toEqual([]);
  });

  it('counts a page that could not be read as a fault', () => {
    const unread: HtmlMessage = {type: 'non-document-error', message: 'I/O error'};
    expect(reportHtml([unread], [], '/site').faults).toHaveLength(1);
  });

  it('tells exceptions that have outlived their error', () => {
    expect(reportHtml([], [known], '/site').unused).toEqual([known]);
  });
});
