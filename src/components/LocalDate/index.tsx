import {dayText} from '@site/src/lib/dayText';

interface LocalDateProps {
  /** `2026-11-23`, or a time of that day in UTC. */
  readonly date: string;
  /** Its name in the structured data around it. */
  readonly itemProp?: string;
}

/** A day in words. */
export const LocalDate = ({date, itemProp}: LocalDateProps) => (
  <time dateTime={date} itemProp={itemProp}>
    {dayText(date)}
  </time>
);
