import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import type {ReactElement} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {storageKeys} from '@site/src/lib/storageKeys';
import {CodeTabs} from '../CodeTabs';
import {StaticCode} from '../StaticCode';

const KEY = storageKeys.codeLanguages;

const block = (language: string, html = `in ${language}`): ReactElement => (
  <StaticCode language={language} title={language} html={html} />
);

const panel = (language: string) =>
  document.querySelector<HTMLElement>(`[data-panel="${language}"]`)!;

describe('<StaticCode>', () => {
  const code =
    'npm <span class="tok-string">test</span>\n' +
    '<span data-no-copy><span class="line removed">old</span>\n</span>' +
    '<span class="line added">new</span>';

  it('copies the code and nothing else, and says so', async () => {
    const user = userEvent.setup();
    renderOnSite(block('bash', code));
    await user.click(screen.getByRole('button', {name: 'Copy the code'}));
    expect(await navigator.clipboard.readText()).toBe('npm test\nnew');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('selects the code and says why where copying is not allowed', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    renderOnSite(block('python', 'print(84)'));
    await user.click(screen.getByRole('button', {name: 'Copy the code'}));
    expect(screen.getByRole('status')).toHaveTextContent('The text is selected');
    expect(window.getSelection()?.toString()).toBe('print(84)');
  });
});

describe('<CodeTabs>', () => {
  const group = (
    <CodeTabs>
      {block('javascript')}
      {'\n'}
      {block('python')}
      {block('java')}
    </CodeTabs>
  );

  it('follows the choice of every group, on this page and later', async () => {
    renderOnSite(
      <>
        {group}
        <CodeTabs>
          {block('python', 'second')}
          {block('kotlin', 'second')}
        </CodeTabs>
      </>,
    );
    await userEvent.click(screen.getByRole('tab', {name: 'Kotlin'}));
    await userEvent.click(screen.getByRole('tab', {name: 'Java'}));
    expect(localStorage.getItem(KEY)).toBe('java kotlin');
    expect(panel('java')).toBeVisible();
    expect(panel('kotlin')).toBeVisible();
    await userEvent.click(screen.getAllByRole('tab', {name: 'Python'})[0]!);
    expect(localStorage.getItem(KEY)).toBe('python kotlin');
    expect(screen.getAllByRole('tab', {selected: true}).map((tab) => tab.textContent)).toEqual([
      'Python',
      'Python',
    ]);
  });

  it('follows a choice made in another window, and bears junk', () => {
    renderOnSite(group);
    const tell = (newValue: string | null) => {
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', {key: KEY, newValue}));
      });
    };
    tell('java');
    expect(panel('java')).toBeVisible();
    tell('"><script> cobol');
    expect(panel('javascript')).toBeVisible();
  });

  it.each([
    ['a text beside the fences', [<p key="0">Text</p>, block('java'), block('python')]],
    ['one fence', [block('java')]],
    ['a language twice', [block('java'), block('java')]],
  ])('stops the build for %s', (_what, children) => {
    expect(() => renderToString(<CodeTabs>{children}</CodeTabs>)).toThrow(
      '<CodeTabs> takes two fences or more',
    );
  });
});
