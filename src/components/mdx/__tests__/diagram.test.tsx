import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {ToastRegion} from '@site/src/components/Toast';
import {renderDiagram} from '@site/src/plugins/static-code/diagram';
import {Diagram} from '../Diagram';

const SOURCE = 'flowchart TD\n  accTitle: Way out\n  accDescr: Two steps.\n  a[One] --> b[Two]';

it('opens large under its title, zooms by button and key, and leaves each name to one picture', async () => {
  const user = userEvent.setup();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  renderOnSite(<Diagram source={SOURCE} svg={renderDiagram(SOURCE)} />);
  await user.click(screen.getByRole('button', {name: 'Enlarge the diagram'}));
  const dialog = await screen.findByRole('dialog', {name: 'Way out'});
  const picture = await within(dialog).findByRole('img', {name: 'Way out'});
  expect(picture).toHaveAccessibleDescription('Two steps.');
  const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const [, id = ''] of dialog.innerHTML.matchAll(/url\(#([^)]+)\)/g)) {
    expect(dialog).toContainElement(document.getElementById(id));
  }

  const zoom = within(dialog).getByRole('status');
  const start = parseFloat(zoom.textContent);
  await user.click(within(dialog).getByRole('button', {name: 'Zoom in'}));
  expect(parseFloat(zoom.textContent)).toBeGreaterThan(start);
  await user.keyboard('--');
  expect(parseFloat(zoom.textContent)).toBeLessThan(start);
});

it('says that it could not be loaded', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.doMock('../Diagram/Large', () => {
    throw new Error('ChunkLoadError');
  });
  renderOnSite(
    <>
      <Diagram source={SOURCE} svg={renderDiagram(SOURCE)} />
      <ToastRegion label="Notice" dismissLabel="Dismiss" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', {name: 'Enlarge the diagram'}));
  expect(await screen.findByRole('alert')).toHaveTextContent("couldn't be loaded");
  expect(logged).toHaveBeenCalledTimes(1);
});
