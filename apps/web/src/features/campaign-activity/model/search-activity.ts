import { dateText, timeText } from '../../../lib/time/format.ts';
import type { ActivityEntry } from '../api/get-activity-log.ts';

/** DD-MM-YYYY HH:mm in the reader's time zone. */
export const momentText = ({ date }: ActivityEntry): string =>
  `${dateText(date)} ${timeText(date)}`;

const folded = (text: string) => text.replace(/\s+/g, '').toLocaleLowerCase('en');

/** The entries whose date, person or message hold a text; case and spaces do not matter. */
export function searchActivity(entries: readonly ActivityEntry[], text: string): ActivityEntry[] {
  const wanted = folded(text);
  if (wanted === '') return [...entries];
  return entries.filter((entry) =>
    [momentText(entry), entry.user, entry.message].some((part) => folded(part).includes(wanted)),
  );
}
