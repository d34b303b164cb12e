import { Fragment } from 'react';

const dates = /(\d\d-\d\d-\d{4})/;

/** A text in which no line ends inside a date: browsers break them at their hyphens. */
export function UnbrokenDates({ text }: { text: string }) {
  return text.split(dates).map((part, n) =>
    dates.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
      <span key={n} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
      <Fragment key={n}>{part}</Fragment>
    ),
  );
}
