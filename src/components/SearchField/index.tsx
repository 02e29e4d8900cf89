import clsx from 'clsx';
import {useId, type RefObject} from 'react';
import {Icon} from '@site/src/components/Icon';
import {useEarlyText} from '@site/src/lib/useEarlyText';
import styles from './styles.route.module.css';

interface SearchFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Its name, for those who hear it. */
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly maxLength: number;
  readonly onType: (text: string) => void;
  /** Somebody is about to search. */
  readonly onFocus?: () => void;
  readonly className?: string | undefined;
}

/** A field that filters a list while the visitor types, with text typed before the scripts ran. */
export function SearchField(props: SearchFieldProps) {
  const {inputRef, label, text, onType, className, ...attributes} = props;
  const id = useId();
  useEarlyText(inputRef, onType);
  return (
    <div className={clsx(styles.search, className)}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" />
      <input
        {...attributes}
        ref={inputRef}
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({target}) => onType(target.value)}
      />
    </div>
  );
}
