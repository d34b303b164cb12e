import { adTypeSpecs, applicationStatusSpecs, channelLabels, fill } from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { StickyNote } from 'lucide-react';
import { memo } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { ApplicationRow } from '../api/applications.ts';

const columns = 'md:[--columns:minmax(0,5fr)_9.5rem_minmax(0,4fr)_7rem_minmax(0,3fr)]';
const heads = [texts.name, texts.received, texts.source, texts.status, texts.assignedTo];

interface ApplicationTableProps {
  rows: readonly ApplicationRow[];
  onOpen: (id: string) => void;
}

/** A table; on a phone a card for each application, with the same content. */
export function ApplicationTable({ rows, onOpen }: ApplicationTableProps) {
  return (
    <table {...tableRoles.table} aria-label={texts.applications} className={`block ${columns}`}>
      <thead {...tableRoles.group} className="block border-b border-line max-md:sr-only">
        <tr
          {...tableRoles.row}
          className="grid h-10 grid-cols-(--columns) items-center gap-x-4 px-4 text-left text-sm text-text-2"
        >
          {heads.map((head) => (
            <th key={head} {...tableRoles.head} scope="col" className="font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

export const nameOf = ({
  name,
  isReadable,
}: Pick<ApplicationRow, 'name' | 'isReadable'>): string =>
  isReadable ? (name ?? texts.unnamed) : texts.notReadable;

const Row = memo(function Row({
  row,
  onOpen,
}: {
  row: ApplicationRow;
  onOpen: (id: string) => void;
}) {
  const { id, name, isReadable, hasNote, appliedAt, channel, adType, status, assignedTo } = row;
  const { label, tone } = applicationStatusSpecs[status];
  const isNamed = isReadable && name !== null;
  return (
    <tr
      {...tableRoles.row}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-surface-2 md:grid-cols-(--columns)"
    >
      <td {...tableRoles.cell} className="flex min-w-0 items-center gap-2">
        <button
          type="button"
          data-application={id}
          aria-label={fill(texts.open, { name: nameOf(row) })}
          onClick={() => onOpen(id)}
          className={`min-w-0 cursor-pointer truncate rounded-control text-left font-medium after:absolute after:inset-0 hover:underline ${isNamed ? '' : 'text-text-2 italic'}`}
        >
          {nameOf(row)}
        </button>
        {hasNote ? (
          <span title={texts.hasNote} className="shrink-0 text-text-3">
            <StickyNote aria-hidden="true" className="size-4" />
            <VisuallyHidden>{texts.hasNote}</VisuallyHidden>
          </span>
        ) : null}
      </td>
      <td
        {...tableRoles.cell}
        className="tabular text-sm text-text-2 max-md:order-3 max-md:col-span-2"
      >
        <time dateTime={appliedAt}>
          {dateText(appliedAt)} {timeText(appliedAt)}
        </time>
      </td>
      <td {...tableRoles.cell} className="flex min-w-0 items-center gap-2 text-sm max-md:order-4">
        <ChannelGlyph channel={channel} className="size-5! shrink-0" />
        <span className="min-w-0 truncate text-text-2">
          {adType ? adTypeSpecs[adType].label : channelLabels[channel]}
        </span>
      </td>
      <td {...tableRoles.cell} className="max-md:order-2">
        <Tag size="sm" tone={tone} icon="dot">
          {label}
        </Tag>
      </td>
      <td
        {...tableRoles.cell}
        className="min-w-0 truncate text-sm text-text-2 max-md:order-5 max-md:text-right"
      >
        {assignedTo?.name ?? <span className="text-text-3 max-md:hidden">{texts.noOne}</span>}
      </td>
    </tr>
  );
});
