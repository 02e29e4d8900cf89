import type {PrismTheme} from 'prism-react-renderer';

/** One theme for both modes: the colours are tokens (src/css/tokens.css), which change with it. */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--surface-sunken)'},
  styles: [
    {
      types: ['comment', 'prolog', 'cdata'],
      style: {color: 'var(--code-comment)', fontStyle: 'italic'},
    },
    {
      types: ['string', 'char', 'attr-value', 'inserted', 'url'],
      style: {color: 'var(--code-string)'},
    },
    {
      types: ['keyword', 'atrule', 'selector', 'tag', 'important'],
      style: {color: 'var(--code-keyword)'},
    },
    {types: ['function', 'class-name', 'builtin'], style: {color: 'var(--code-function)'}},
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'variable'],
      style: {color: 'var(--code-number)'},
    },
    {types: ['property', 'attr-name', 'key'], style: {color: 'var(--code-function)'}},
    {types: ['deleted'], style: {color: 'var(--danger)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--text-muted)'}},
  ],
};
