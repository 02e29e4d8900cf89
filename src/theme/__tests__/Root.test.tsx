import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Assistant} from '@site/src/search/assistant';
import {LanguageSuggestion} from '@site/src/features/preferences/LanguageSuggestion';
import {ToastRegion} from '@site/src/components/Toast';
import Root from '../Root';

jest.mock('@site/src/search/assistant', () => ({Assistant: jest.fn()}));
jest.mock('@site/src/components/Toast', () => ({ToastRegion: jest.fn()}));
jest.mock('@site/src/features/preferences/LanguageSuggestion', () => ({
  LanguageSuggestion: jest.fn(),
}));

const parts = {
  Assistant: jest.mocked<() => unknown>(Assistant),
  LanguageSuggestion: jest.mocked<() => unknown>(LanguageSuggestion),
  ToastRegion: jest.mocked(ToastRegion as () => unknown),
};

it.each(Object.keys(parts) as (keyof typeof parts)[])(
  'keeps the page and the other parts when %s breaks, and logs it',
  (broken) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('Broken on purpose');
    for (const [name, part] of Object.entries(parts)) {
      part.mockReturnValue(<p>{name}</p>);
    }
    parts[broken].mockImplementation(() => {
      throw error;
    });
    renderOnSite(
      <Root>
        <main>The page</main>
      </Root>,
    );
    expect(screen.getByRole('main')).toBeVisible();
    const others = Object.keys(parts).filter((name) => name !== broken);
    for (const name of others) {
      expect(screen.getByText(name)).toBeVisible();
    }
    expect(screen.queryByText(broken)).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('[site] A part of the page broke.', error);
  },
);
