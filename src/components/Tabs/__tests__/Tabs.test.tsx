import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState, type ReactNode} from 'react';
import {Tabs, type TabItem} from '..';

type Kind = 'all' | 'phone' | 'mac';

const ITEMS: readonly TabItem<Kind>[] = [
  {value: 'all', label: 'All'},
  {value: 'phone', label: 'Phones'},
  {value: 'mac', label: 'Macs'},
];

function Catalogue(): ReactNode {
  const [kind, setKind] = useState<Kind>('all');
  return (
    <Tabs label="Kinds" items={ITEMS} selected={kind} onSelect={setKind}>
      Shows {kind}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', {name});

function expectSelected(name: string, content: string) {
  expect(screen.getAllByRole('tab', {selected: true})).toEqual([tab(name)]);
  expect(screen.getByRole('tabpanel', {name})).toHaveTextContent(content);
  // The tab key finds the selected tab alone.
  const reachable = screen.getAllByRole('tab').filter(({tabIndex}) => tabIndex === 0);
  expect(reachable).toEqual([tab(name)]);
}

beforeEach(() => {
  render(<Catalogue />);
});

it('is a named list of tabs, tied to their panel, that shows the one that is pressed', async () => {
  const tabs = screen.getAllByRole('tab');
  expect(screen.getByRole('tablist', {name: 'Kinds'})).toContainElement(tabs[0]!);
  expect(tabs.map(({textContent}) => textContent)).toEqual(ITEMS.map(({label}) => label));
  const panel = screen.getByRole('tabpanel');
  expect(tabs.map((each) => each.getAttribute('aria-controls'))).toEqual(tabs.map(() => panel.id));
  expectSelected('All', 'Shows all');
  await userEvent.click(tab('Macs'));
  expectSelected('Macs', 'Shows mac');
});

it.each([
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'All', 'Shows all'],
  ['{ArrowLeft}', 'Macs', 'Shows mac'],
  ['{End}{Home}', 'All', 'Shows all'],
  ['{ArrowDown}{ArrowUp}x', 'All', 'Shows all'],
])('leads by %s to %s, focus and panel at once', async (keys, name, content) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expectSelected(name, content);
});
