import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLayoutEffect, useRef, useState} from 'react';
// The server renders fields, too.
import '@site/src/components/Field/styles.lazy.module.css';
import {Button, buttonClass} from '@site/src/components/Button';
import {Aside, Columns, Main} from '@site/src/components/Columns';
import {CopyButton} from '@site/src/components/CopyButton';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {StaticCode} from '@site/src/components/mdx/StaticCode';
import {copyNotices} from '@site/src/data/commonTexts';
import {colourCode} from '@site/src/lib/colourCode';
import {sessionSamples} from '@site/src/lib/samples/session';
import {scrollBehavior} from '@site/src/lib/scrollBehavior';
import {useAddressState} from '@site/src/lib/useAddressState';
import styles from './builder.route.module.css';
import {readChoice, writeChoice, type Choice} from './choice';
import {OptionFields, TargetFields} from './Fields';
import {sessionOf} from './session';
import {choiceText, codeTexts} from './texts';

interface BuilderProps {
  /** URL of the hub. */
  readonly hub: string;
}

const read = (search: string) => readChoice(search).choice;

/** A form that writes the code with which a session is opened. Its state is in the URL. */
export function CapabilityBuilder({hub}: BuilderProps) {
  const [choice, choose] = useAddressState(read, writeChoice);
  const location = useLocation();
  const [changedAt, setChangedAt] = useState<typeof location>();
  const isChanged = changedAt === location;
  const {refused} = readChoice(useIsBrowser() && !isChanged ? location.search : '');
  const change = (next: Partial<Choice>) => {
    setChangedAt(location);
    choose(next);
  };
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // React does not hear of a choice that was made before the scripts ran.
    const selects = [...(form.current?.querySelectorAll('select') ?? [])];
    selects
      .find(({selectedOptions}) => selectedOptions[0]?.defaultSelected === false)
      ?.dispatchEvent(new Event('change', {bubbles: true}));
  }, []);
  const code = useRef<HTMLElement>(null);
  const codeLabel = translate({id: 'builder.code', message: 'Code of the configuration'});
  return (
    <Columns>
      <Main>
        <form
          ref={form}
          className={styles.form}
          aria-label={translate({id: 'builder.form', message: 'Choose a configuration'})}
          data-needs-script
          onSubmit={(event) => event.preventDefault()}
        >
          <div role="status">
            {refused.length > 0 && (
              <p className={styles.refused}>
                <Translate
                  id="builder.refused"
                  values={{values: <code translate="no">{refused.join(', ')}</code>}}
                >
                  {
                    "The link that you followed asks for values that don't exist or don't go together: {values}. Check the framework, the device and the version before you copy."
                  }
                </Translate>
              </p>
            )}
          </div>
          <TargetFields choice={choice} onChange={change} />
          <OptionFields choice={choice} onChange={change} />
        </form>
        <LiveStatus
          text={isChanged ? choiceText(choice) : ''}
          typed={choice.build + choice.name + choice.location}
        />
        <p className={styles.toCode} data-needs-script>
          <Button
            small
            onClick={() => {
              code.current?.focus({preventScroll: true});
              code.current?.scrollIntoView({behavior: scrollBehavior()});
            }}
          >
            <Translate id="builder.toCode" description="Scrolls to the code below the form">
              Go to the code
            </Translate>
          </Button>
        </p>
      </Main>
      <Aside>
        <section ref={code} aria-label={codeLabel} tabIndex={-1}>
          {sessionSamples(sessionOf(choice, {hub, texts: codeTexts})).map((sample) => (
            <StaticCode key={sample.title} {...sample} html={colourCode(sample.code)} />
          ))}
          <p className={styles.link} data-needs-script>
            <CopyButton
              className={buttonClass({variant: 'secondary', small: true})}
              label={translate({
                id: 'builder.link',
                message: 'Copy the link to this configuration',
              })}
              getText={() => window.location.href.replace(/[?#].*$/, '') + writeChoice(choice)}
              notices={{
                ...copyNotices,
                refused: translate({
                  id: 'builder.link.refused',
                  message: "Your browser didn't allow copying. The link is the URL of this page.",
                }),
              }}
            />
          </p>
        </section>
      </Aside>
    </Columns>
  );
}
