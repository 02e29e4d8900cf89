import type {RefObject} from 'react';
import {IconButton} from '@site/src/components/IconButton';
import {useCopy, type CopyOutcome, type CopySource} from '@site/src/lib/useCopy';

interface CopyButtonProps {
  /** Called when the button is pressed. */
  readonly getText: CopySource;
  /** Says what is copied. */
  readonly label: string;
  /** Shows an icon instead of the label; notices are then announced only. */
  readonly isIcon?: boolean;
  readonly className?: string | undefined;
  readonly noticeClassName?: string | undefined;
  /** The notice for each outcome; `unreachable` only if the text is loaded. */
  readonly notices: Readonly<Partial<Record<CopyOutcome, string>>>;
  /** Selected where the browser does not allow copying, so that the keys can copy it. */
  readonly selectable?: RefObject<Element | null>;
}

/** A button that copies a text, and beside it a notice of how that went. */
export function CopyButton(props: CopyButtonProps) {
  const {getText, label, isIcon = false, className, noticeClassName, notices, selectable} = props;
  const [outcome, copy] = useCopy(getText);
  const press = async () => {
    if ((await copy()) === 'refused' && selectable?.current) {
      window.getSelection()?.selectAllChildren(selectable.current);
    }
  };
  const shared = {className, 'data-needs-script': true, onClick: () => void press()};
  return (
    <>
      {isIcon ? (
        <IconButton
          icon={outcome === 'copied' ? 'check' : 'copy'}
          label={label}
          title={label}
          {...shared}
        />
      ) : (
        <button type="button" {...shared}>
          {label}
        </button>
      )}
      <span role="status" className={isIcon ? 'visually-hidden' : noticeClassName}>
        {outcome && notices[outcome]}
      </span>
    </>
  );
}
