import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useState} from 'react';
import {Button} from '@site/src/components/Button';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import styles from './styles.route.module.css';

const loadForm = async () => import('./FeedbackForm');

/**
 * Asks whether a page was helpful. A press opens a form, whose code comes with it: nothing is kept or
 * sent before the visitor sends that. Without scripts there is no question.
 */
export function Feedback() {
  const [isHelpful, setHelpful] = useState<boolean>();
  const [form, load] = useLazyModule(loadForm);
  const id = useId();
  const choose = (choice: boolean) => ({
    variant: 'secondary' as const,
    small: true,
    'aria-pressed': isHelpful === choice,
    onClick: () => {
      load();
      setHelpful(choice);
    },
  });
  return (
    <section aria-labelledby={id} data-needs-script data-no-twin>
      <div className={clsx('inline-row', styles.question)}>
        <p id={id}>
          <Translate id="feedback.question">Was this page helpful?</Translate>
        </p>
        <Button {...choose(true)}>
          <Translate id="feedback.yes">Yes</Translate>
        </Button>
        <Button {...choose(false)}>
          <Translate id="feedback.no">No</Translate>
        </Button>
      </div>
      {form.status === 'ready' && isHelpful !== undefined && (
        <form.module.Form isHelpful={isHelpful} />
      )}
      {form.status === 'failed' && (
        <p role="alert">
          <Translate id="feedback.loadFailed">
            The form couldn't be loaded. Check the connection, then try again.
          </Translate>
        </p>
      )}
    </section>
  );
}
