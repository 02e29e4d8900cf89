import faq from '@generated/content/default/faq.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Questions} from '@site/src/components/Questions';
import {Section} from '@site/src/components/Section';
import styles from './styles.route.module.css';

export function Faq() {
  return (
    <Section
      id="faq"
      title={translate({id: 'home.faq.title', message: 'Frequently asked questions'})}
    >
      <div className={styles.faq}>
        <Questions name="faq" items={faq} />
        <div className="panel">
          <Heading as="h3">
            <Translate id="home.faq.more.title">Still have questions?</Translate>
          </Heading>
          <p>
            <Translate id="home.faq.more.text">
              The documentation answers most questions. For the others, write to us.
            </Translate>
          </p>
          <ul className="plain">
            <li>
              <Link to="/documentation/" className="action-link">
                <Translate id="home.faq.more.documentation">Read the documentation</Translate>
              </Link>
            </li>
            <li>
              <Link to="/#contact" className="action-link">
                <Translate id="home.faq.more.contact">Contact us</Translate>
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
