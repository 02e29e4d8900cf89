/** @jest-environment jsdom */
import vm from 'node:vm';
import {pressReplayScript} from '../pressReplay';

interface Press {
  readonly target: Element;
  readonly isTrusted: boolean;
  readonly button: number;
}
type Listener = (press: Press) => void;
type Observed = (changes: unknown, observer: {disconnect: () => void}) => void;

function setUp(html: string) {
  document.body.innerHTML = html;
  delete document.documentElement.dataset.hasHydrated;
  const listeners = new Set<Listener>();
  const disconnect = jest.fn();
  let mutated: Observed = () => undefined;
  const fakeWindow: {docusaurusRoot?: object} = {};
  class FakeObserver {
    constructor(callback: Observed) {
      mutated = callback;
    }
    observe() {
      return this;
    }
  }
  // Real presses cannot be made here (`isTrusted`), so the script is given stand-ins to listen to.
  vm.runInNewContext(pressReplayScript, {
    document,
    window: fakeWindow,
    addEventListener: (_name: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_name: string, listener: Listener) => listeners.delete(listener),
    MutationObserver: FakeObserver,
  });
  const find = (selector: string): Element => {
    const element = document.querySelector(selector);
    if (!element) {
      throw new Error(`no ${selector}`);
    }
    return element;
  };
  const clicked: string[] = [];
  document.body.addEventListener('click', (event) => {
    clicked.push((event.target as Element).id);
    event.preventDefault();
  });
  return {
    fakeWindow,
    listeners,
    disconnect,
    clicked,
    press: (selector: string, details: Partial<Press> = {}) => {
      listeners.forEach((listener) => {
        listener({target: find(selector), isTrusted: true, button: 0, ...details});
      });
    },
    hydrate: (value = 'true') => {
      document.documentElement.dataset.hasHydrated = value;
      mutated([], {disconnect});
    },
  };
}

afterEach(() => {
  // A fresh body drops the listener of the last case.
  document.body.replaceWith(document.createElement('body'));
});

describe('press-replay script', () => {
  it('repeats the last press on a control, once', () => {
    const page = setUp('<button id="a">A</button><button id="b"><i>B</i></button>');
    page.press('#a');
    page.press('#b i');
    expect(page.clicked).toEqual([]);
    page.hydrate();
    expect(page.clicked).toEqual(['b']);
    expect(page.disconnect).toHaveBeenCalled();
    expect(page.listeners.size).toBe(0);
  });

  it('waits for the value true', () => {
    const page = setUp('<button id="a">A</button>');
    page.press('#a');
    page.hydrate('false');
    expect(page.clicked).toEqual([]);
    expect(page.disconnect).not.toHaveBeenCalled();
  });

  it('knows tabs, roles and plain buttons in forms', () => {
    ['<div id="a" role="tab"></div>', '<span id="a" role="button"></span>'].forEach((html) => {
      const page = setUp(html);
      page.press('#a');
      page.hydrate();
      expect(page.clicked).toEqual(['a']);
      document.body.replaceWith(document.createElement('body'));
    });
    const page = setUp('<form><button id="a" type="button">A</button></form>');
    page.press('#a');
    page.hydrate();
    expect(page.clicked).toEqual(['a']);
  });

  it.each([
    ['a link', '<a id="a" href="#x">A</a>'],
    ['a link that looks like a button', '<a id="a" role="button" href="#x">A</a>'],
    ['a button inside a link', '<a href="#x"><button id="a">A</button></a>'],
    ['a submit button', '<form><button id="a">A</button></form>'],
    ['a reset button', '<form><button id="a" type="reset">A</button></form>'],
    ['a popover button', '<button id="a" popovertarget="p">A</button>'],
    ['a command button', '<button id="a" command="show-modal" commandfor="d">A</button>'],
    ['a summary', '<details><summary id="a" role="button">A</summary></details>'],
    ['an input', '<input id="a" type="checkbox" role="button">'],
    ['plain text', '<p id="a">A</p>'],
  ])('leaves %s alone', (_case, html) => {
    const page = setUp(html);
    page.press('#a');
    page.hydrate();
    expect(page.clicked).toEqual([]);
  });

  it('leaves scripted and secondary presses alone', () => {
    const page = setUp('<button id="a">A</button>');
    page.press('#a', {isTrusted: false});
    page.press('#a', {button: 2});
    page.hydrate();
    expect(page.clicked).toEqual([]);
  });

  it('leaves presses alone that React answers while it hydrates', () => {
    const page = setUp('<button id="a">A</button>');
    page.fakeWindow.docusaurusRoot = {};
    page.press('#a');
    page.hydrate();
    expect(page.clicked).toEqual([]);
  });
});

describe('a later press that is answered without the script', () => {
  it('makes an earlier one forgotten, so that it is not undone', () => {
    const page = setUp('<button id="a">A</button>');
    page.press('#a');
    page.fakeWindow.docusaurusRoot = {};
    page.press('#a');
    page.hydrate();
    expect(page.clicked).toEqual([]);
  });
});
