import type { CalendarDate } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { type ReactNode, useRef } from 'react';
import { useRowWindow } from '../../../lib/page/use-row-window.ts';
import { SortHead } from '../../../ui/display/sort-head.tsx';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import { cx } from '../../../ui/lib/cx.ts';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { CampaignRow as Campaign } from '../api/list-campaigns.ts';
import {
  directionOf,
  nextSort,
  rememberView,
  type SortColumn,
  useListView,
} from '../model/list-view.ts';
import { CampaignRow } from './campaign-row.tsx';
import { COVERED, columnWidths, frozen, poNumberIn, ROW_HEIGHT, rowClass } from './table-layout.ts';

interface CampaignTableProps {
  campaigns: readonly Campaign[];
  /** Of all workspaces together: each row says of which. */
  isAll: boolean;
  /** In the account's calendar; undefined until it is known. */
  today?: CalendarDate | undefined;
}

/** The head stays below the top bar, so it scrolls sideways by itself, always with the rows. */
export function CampaignTable({ campaigns, isAll, today }: CampaignTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useRowWindow(body, {
    count: campaigns.length,
    size: ROW_HEIGHT,
    covered: COVERED,
  });

  function scrollTogether({ scrollLeft }: HTMLElement): void {
    for (const part of [head.current, body.current]) {
      if (part && part.scrollLeft !== scrollLeft) part.scrollLeft = scrollLeft;
    }
    table.current?.toggleAttribute('data-scrolled', scrollLeft > 0);
  }

  return (
    <table
      {...tableRoles.table}
      ref={table}
      aria-label={overviewTexts.campaigns}
      aria-rowcount={rows.isWindowed ? campaigns.length + 1 : undefined}
      className={cx(
        'group/table block rounded-card border border-line bg-surface',
        columnWidths[isAll ? 'all' : 'workspace'],
      )}
    >
      <thead
        {...tableRoles.group}
        ref={head}
        onScroll={(event) => scrollTogether(event.currentTarget)}
        className="sticky top-(--bar-top) z-10 block overflow-x-hidden rounded-t-card border-b border-line bg-surface"
      >
        <tr {...tableRoles.row} className={rowClass('h-10 items-stretch bg-surface')}>
          <Head className={`pl-4! ${frozen.start}`}>{overviewTexts.campaign}</Head>
          <Head>{overviewTexts.status}</Head>
          <DateHead column="startDate">{overviewTexts.start}</DateHead>
          <DateHead column="endDate">{overviewTexts.end}</DateHead>
          <Head>{overviewTexts.locations}</Head>
          <Head>{overviewTexts.functionGroup}</Head>
          {isAll ? <Head>{overviewTexts.workspace}</Head> : null}
          <Head className={isAll ? poNumberIn.column : ''}>{overviewTexts.poNumber}</Head>
          <Head className={`justify-end ${frozen.budget}`}>{overviewTexts.budget}</Head>
          <Head className={`justify-end ${frozen.spend}`}>{overviewTexts.spend}</Head>
          <Head className={frozen.end}>
            <VisuallyHidden>{overviewTexts.actions}</VisuallyHidden>
          </Head>
        </tr>
      </thead>
      <tbody
        {...tableRoles.group}
        ref={body}
        onScroll={(event) => scrollTogether(event.currentTarget)}
        style={{ paddingTop: rows.before, paddingBottom: rows.after }}
        className="relative block [&_:is(a,button)]:scroll-mt-12 overflow-x-auto overflow-y-hidden rounded-b-card bg-[repeating-linear-gradient(transparent_0_59px,var(--color-line)_59px_60px)]"
      >
        {campaigns.slice(rows.first, rows.end).map((campaign, index) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            isAmongAll={isAll}
            today={today}
            rowIndex={rows.isWindowed ? rows.first + index + 2 : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

const headClass = 'flex items-center px-3 text-left text-sm font-medium text-text-2';

function Head({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" {...tableRoles.head} className={`${headClass} ${className}`}>
      {children}
    </th>
  );
}

function DateHead({ column, children }: { column: SortColumn; children: string }) {
  const { sort } = useListView();
  return (
    <SortHead
      direction={directionOf(sort, column)}
      onSort={() => rememberView({ sort: nextSort(sort, column) })}
      className={headClass}
    >
      {children}
    </SortHead>
  );
}
