import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export function PopularFlag(): ReactNode {
  return (
    <span className="flag">
      <Translate id="integrations.popular" description="Flag on an integration that many use">
        Popular
      </Translate>
    </span>
  );
}
