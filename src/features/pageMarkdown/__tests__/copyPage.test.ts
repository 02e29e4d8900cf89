import {copyPage} from '../copyPage';

function stubClipboard(clipboard: unknown): void {
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

function stubFetch(ok: boolean): void {
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ok, status: 404, text: () => Promise.resolve('# Title')});
}

describe('copyPage', () => {
  it('copies the text of the twin', async () => {
    stubFetch(true);
    const writeText = jest.fn().mockResolvedValue(undefined);
    stubClipboard({writeText});
    await expect(copyPage('/a.md')).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith('# Title');
  });

  it('tells a browser that refuses', async () => {
    stubFetch(true);
    stubClipboard({
      writeText: jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')),
    });
    await expect(copyPage('/a.md')).resolves.toBe('refused');
    stubClipboard(undefined);
    await expect(copyPage('/a.md')).resolves.toBe('refused');
  });

  it('tells a twin that cannot be had', async () => {
    stubFetch(false);
    stubClipboard({writeText: jest.fn()});
    await expect(copyPage('/a.md')).resolves.toBe('unreachable');
  });
});
