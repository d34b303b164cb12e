import { activityTexts } from '@posthorn/domain/texts/activity';
import type { ActivityEntry } from '../api/get-activity-log.ts';
import { momentText } from '../model/search-activity.ts';

/** A table laid out as a grid is no longer a table to every browser, unless its roles are said. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const cells = 'md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-4 px-4';

/** Newest first. Rows out of sight are not laid out, so thousands cost no more than a screenful. */
export function ActivityTable({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <table {...roles.table} aria-label={activityTexts.activityLog} className="block">
      <thead {...roles.group} className="block border-b border-line max-md:sr-only">
        <tr {...roles.row} className={`${cells} h-10 items-center text-left text-sm text-text-2`}>
          <th {...roles.head} scope="col" className="font-medium">
            {activityTexts.date}
          </th>
          <th {...roles.head} scope="col" className="font-medium">
            {activityTexts.description}
          </th>
        </tr>
      </thead>
      <tbody {...roles.group} className="block divide-y divide-line">
        {entries.map((entry) => (
          <tr
            key={entry.id}
            {...roles.row}
            className={`${cells} items-baseline py-3 [contain-intrinsic-size:auto_45px] [content-visibility:auto] max-md:block`}
          >
            <td {...roles.cell} className="tabular block text-sm text-text-2">
              <time dateTime={entry.date}>{momentText(entry)}</time>
            </td>
            <td {...roles.cell} className="block wrap-anywhere max-md:mt-0.5">
              <span className="font-medium">{entry.user}</span> {entry.message}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
