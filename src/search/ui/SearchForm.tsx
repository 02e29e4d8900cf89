import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComponentProps} from 'react';
import {Button} from '@site/src/components/Button';
import styles from './styles.route.module.css';

/** A search that the browser itself sends to its page: it needs no script to be typed into. */
export function SearchForm(props: ComponentProps<'input'>) {
  const label = translate({id: 'search.label', message: 'Search this site'});
  return (
    <form method="get" action={useBaseUrl('/search/')} className={styles.form}>
      <input
        {...props}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        className={styles.input}
      />
      <Button type="submit">
        <Translate id="search.submit">Search</Translate>
      </Button>
    </form>
  );
}
