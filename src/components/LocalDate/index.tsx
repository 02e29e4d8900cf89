import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useState, useSyncExternalStore, type ReactNode} from 'react';
import {dayText} from '@site/src/lib/dayText';

export interface LocalDateProps {
  /** `2026-11-23`, or a time of that day in UTC. */
  readonly date: string;
  /** Its name in the structured data around it. */
  readonly itemProp?: string;
}

const subscribe = () => () => undefined;
const yes = () => true;

function Words({date, itemProp}: LocalDateProps): ReactNode {
  const isNew = useSyncExternalStore(subscribe, yes, () => !ExecutionEnvironment.canUseDOM);
  const [text] = useState(() => (isNew ? dayText(date) : ''));
  return (
    <time dateTime={date} itemProp={itemProp} suppressHydrationWarning>
      {text}
    </time>
  );
}

/**
 * A day in words. At hydration React leaves the words that the server wrote, since the first use of
 * `Intl.DateTimeFormat` takes a slow phone 27 ms.
 */
export const LocalDate = (props: LocalDateProps): ReactNode => (
  <Words key={props.date} {...props} />
);
