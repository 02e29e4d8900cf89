import Translate from '@docusaurus/Translate';

export function PopularFlag() {
  return (
    <span className="flag">
      <Translate id="integrations.popular" description="Flag on an integration that many use">
        Popular
      </Translate>
    </span>
  );
}
