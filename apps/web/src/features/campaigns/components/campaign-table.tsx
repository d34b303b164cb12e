import { type CalendarDate, detailColumns, type SortColumn } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useRowWindow } from '../../../lib/page/use-row-window.ts';
import { SortHead, SortPairHead } from '../../../ui/display/sort-head.tsx';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { CampaignRow as Campaign } from '../api/list-campaigns.ts';
import { detailLabels, useColumns } from '../model/columns.ts';
import { directionOf, nextSort, rememberView, useListView } from '../model/list-view.ts';
import { clearSelection, selectAll, toggleSelected, useSelection } from '../model/selection.ts';
import { useFigureColumns } from '../model/use-figure-columns.ts';
import { CampaignRow } from './campaign-row.tsx';
import { COVERED, columnWidths, frozen, ROW_HEIGHT, rowClass } from './table-layout.ts';

interface CampaignTableProps {
  campaigns: readonly Campaign[];
  /** Of all workspaces together: each row says of which. */
  isAll: boolean;
  /** In the account's calendar; undefined until it is known. */
  today?: CalendarDate | undefined;
}

/** The head stays below the top bar, so it scrolls sideways by itself, always with the rows. */
export function CampaignTable({ campaigns, isAll, today }: CampaignTableProps) {
  const { details, figures } = useShownColumns(isAll);
  const widths = useMemo(() => columnWidths(details, figures), [details, figures]);
  const selection = useSelection();
  const ids = useMemo(() => campaigns.map(({ id }) => id), [campaigns]);
  const areAllSelected = ids.every((id) => selection.has(id));
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

  // The room for the rows and the width of the columns both change.
  useLayoutEffect(() => {
    const [room, columns] = [body.current, head.current?.firstElementChild];
    if (!room || !columns) return;
    const watcher = new ResizeObserver(() =>
      table.current?.toggleAttribute('data-cut', columns.scrollWidth > room.clientWidth),
    );
    watcher.observe(room);
    watcher.observe(columns);
    return () => watcher.disconnect();
  }, []);

  return (
    <table
      {...tableRoles.table}
      ref={table}
      aria-label={overviewTexts.campaigns}
      aria-rowcount={rows.isWindowed ? campaigns.length + 1 : undefined}
      style={widths}
      {...(selection.size > 0 && { 'data-selecting': '' })}
      className="group/table block rounded-card border border-line bg-surface"
    >
      <thead
        {...tableRoles.group}
        ref={head}
        onScroll={(event) => scrollTogether(event.currentTarget)}
        className="sticky top-(--bar-top) z-10 block overflow-x-hidden rounded-t-card border-b border-line bg-surface"
      >
        <tr {...tableRoles.row} className={rowClass('h-10 items-stretch bg-surface')}>
          <Head className={`gap-3 pl-3! ${frozen.start}`}>
            <input
              type="checkbox"
              checked={areAllSelected}
              aria-label={overviewTexts.selectAll}
              onChange={() => (areAllSelected ? clearSelection() : selectAll(ids))}
              className="size-4 cursor-pointer plain-checkbox"
            />
            {overviewTexts.campaign}
          </Head>
          <Head>{overviewTexts.channels}</Head>
          <Head>{overviewTexts.status}</Head>
          <PairHead
            label={overviewTexts.dates}
            columns={[
              ['startDate', overviewTexts.start],
              ['endDate', overviewTexts.end],
            ]}
          />
          <PairHead
            label={overviewTexts.results}
            title={overviewTexts.resultsMeaning}
            columns={[
              ['result', overviewTexts.results],
              ['resultCost', overviewTexts.cost],
            ]}
            className="justify-end"
          />
          {figures.map(({ id, label, meaning }) => (
            <SortingHead key={id} column={id} title={meaning} className="justify-end">
              {label}
            </SortingHead>
          ))}
          {details.map((column) => (
            <Head key={column}>{detailLabels[column]}</Head>
          ))}
          <PairHead
            label={overviewTexts.money}
            columns={[
              ['spend', overviewTexts.spend],
              ['budget', overviewTexts.budget],
            ]}
            className={`justify-end ${frozen.money}`}
          />
          <Head className={frozen.end}>
            <VisuallyHidden>{overviewTexts.actions}</VisuallyHidden>
          </Head>
        </tr>
      </thead>
      <tbody
        {...tableRoles.group}
        ref={body}
        onScroll={(event) => scrollTogether(event.currentTarget)}
        onClick={(event) => selectByPointer(event, ids)}
        onKeyDown={(event) => selectByKey(event, ids)}
        style={{ paddingTop: rows.before, paddingBottom: rows.after }}
        className="relative block [&_:is(a,button)]:scroll-mt-12 overflow-x-auto overflow-y-hidden rounded-b-card bg-[repeating-linear-gradient(transparent_0_63px,var(--color-line)_63px_64px)]"
      >
        {campaigns.slice(rows.first, rows.end).map((campaign, index) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            {...{ details, figures, today }}
            rowIndex={rows.isWindowed ? rows.first + index + 2 : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

/** One listener for all rows: a long list has too many for one each. */
function selectByPointer({ target, shiftKey }: MouseEvent, ids: readonly string[]): void {
  const id = target instanceof HTMLElement ? target.dataset.selects : undefined;
  if (id !== undefined) toggleSelected(id, ids, shiftKey);
}

/** X on anything of a row, as in other lists; Space is the checkbox's own. */
function selectByKey(event: KeyboardEvent, ids: readonly string[]): void {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() !== 'x' || ctrlKey || metaKey || altKey) return;
  const id = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
  if (id !== undefined) toggleSelected(id, ids, shiftKey);
}

/** The chosen columns that there is reason for. */
function useShownColumns(isAll: boolean) {
  const { chosen } = useColumns();
  const details = useMemo(
    () =>
      detailColumns.filter(
        (column) => chosen.includes(column) && (isAll || column !== 'workspace'),
      ),
    [chosen, isAll],
  );
  return { details, figures: useFigureColumns(chosen) };
}

const headClass = 'flex items-center px-3 text-left text-sm leading-4 font-medium text-text-2';

interface HeadProps {
  title?: string;
  className?: string;
  children: ReactNode;
}

function Head({ title, className = '', children }: HeadProps) {
  return (
    <th scope="col" {...tableRoles.head} title={title} className={`${headClass} ${className}`}>
      {children}
    </th>
  );
}

function useSorting(column: SortColumn) {
  const { sort } = useListView();
  return {
    direction: directionOf(sort, column),
    onSort: () => rememberView({ sort: nextSort(sort, column) }),
  };
}

interface SortingHeadProps {
  column: SortColumn;
  title?: string;
  className?: string;
  children: string;
}

function SortingHead({ column, className = '', ...props }: SortingHeadProps) {
  return <SortHead {...props} {...useSorting(column)} className={`${headClass} ${className}`} />;
}

type NamedColumn = [column: SortColumn, name: string];

interface PairHeadProps {
  label: string;
  title?: string;
  columns: [NamedColumn, NamedColumn];
  className?: string;
}

function PairHead({ label, title, columns: [first, second], className = '' }: PairHeadProps) {
  const orders = [useSorting(first[0]), useSorting(second[0])] as const;
  return (
    <SortPairHead
      label={label}
      orders={[
        { ...orders[0], title, children: first[1] },
        { ...orders[1], title, children: second[1] },
      ]}
      className={`${headClass} ${className}`}
    />
  );
}
