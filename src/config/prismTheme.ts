import type {PrismTheme} from 'prism-react-renderer';
import {tokenGroups} from '../plugins/static-code/tokenClasses';

/**
 * For code that is highlighted in the browser: as src/plugins/static-code colours fences. One theme
 * for both modes, since the colours are tokens (src/css/tokens.css), which change with it.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--surface-sunken)'},
  styles: Object.entries(tokenGroups).map(([name, types]) => ({
    types: [...types],
    style: {color: `var(--code-${name})`},
  })),
};
