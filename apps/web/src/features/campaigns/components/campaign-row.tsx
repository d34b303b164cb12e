import {
  type CalendarDate,
  campaignTitle,
  type DetailColumn,
  deliveryNote,
  fill,
  pacingOf,
  resultOf,
  shownFunctionGroups,
} from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useRouter } from '@tanstack/react-router';
import { LayoutTemplate } from 'lucide-react';
import { Fragment, type MouseEvent, memo, type ReactNode } from 'react';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import type { CampaignRow as Campaign } from '../api/list-campaigns.ts';
import { CampaignMenu } from '../commands/campaign-menu.tsx';
import type { FigureColumn } from '../figure-columns/figure-columns.ts';
import { campaignHref } from '../model/campaign-href.ts';
import { useIsMarked } from '../model/changed-rows.ts';
import { useCreated } from '../model/just-created.ts';
import { useIsSelected } from '../model/selection.ts';
import {
  ChannelGlyphs,
  Days,
  HashButton,
  hasWarning,
  Locations,
  Nothing,
  shownBudgetOf,
  shownSpend,
  Warning,
} from './campaign-parts.tsx';
import { StatusTag, TypeTag } from './campaign-tags.tsx';
import { PacingBar } from './pacing-bar.tsx';
import { frozen, ROW_HEIGHT, rowClass } from './table-layout.ts';

interface CampaignRowProps {
  campaign: Campaign;
  /** Its place in the whole list, for a reader who is given only a part of it. */
  rowIndex: number | undefined;
  details: readonly DetailColumn[];
  figures: readonly FigureColumn[];
  /** In the account's calendar; undefined until it is known. */
  today: CalendarDate | undefined;
}

/** Few elements, because a long list has many rows: one line of text needs none of its own. */
const cell = 'flex min-w-0 items-center px-3';
const line =
  'relative z-1 min-w-0 self-center line-clamp-2 px-3 leading-4.5 wrap-break-word empty:before:text-text-3 empty:before:content-["–"]';

const amount = 'tabular text-right text-text';
/** Two lines, the second one smaller. */
const stack = 'relative z-1 flex min-w-0 flex-col justify-center px-3 whitespace-nowrap';
const second = 'truncate text-xs text-text-2';

const textCell = (text: string, more = '') => (
  <td {...tableRoles.cell} className={`${line} ${more}`} title={more ? undefined : text}>
    {text}
  </td>
);

const detailCells: Record<DetailColumn, (campaign: Campaign) => ReactNode> = {
  locations: ({ locations }) => (
    <td {...tableRoles.cell} className={`${cell} text-xs`}>
      <Locations locations={locations} />
    </td>
  ),
  functionGroup: (campaign) => textCell(shownFunctionGroups(campaign)),
  workspace: ({ workspaceName }) => textCell(workspaceName),
  poNumber: ({ poNumber }) => textCell(poNumber),
  template: ({ usedTemplate }) => textCell(usedTemplate ?? ''),
};

/** In sight where the pointer or the keyboard is, and everywhere once a row is selected. */
const selectBox =
  'absolute left-3 z-2 size-4 cursor-pointer plain-checkbox opacity-0 group-hover/row:opacity-100 checked:opacity-100 focus-visible:opacity-100 group-data-selecting/table:opacity-100 pointer-coarse:opacity-100';

export const CampaignRow = memo(function CampaignRow({
  campaign,
  rowIndex,
  details,
  figures,
  today,
}: CampaignRowProps) {
  const isMarked = useIsMarked(campaign.id);
  const isSelected = useIsSelected(campaign.id);
  const { link, row } = useCampaignLink(campaign);
  const note = deliveryNote(campaign, today);
  const result = resultOf(campaign);
  const pacing = pacingOf(campaign, today);
  return (
    <tr
      {...tableRoles.row}
      {...row}
      data-row={campaign.id}
      aria-rowindex={rowIndex}
      style={{ height: ROW_HEIGHT }}
      className={rowClass(
        cx(
          'group/row relative cursor-pointer border-b border-line bg-surface text-sm text-text-2 transition-colors last:border-b-0 hover:bg-surface-2 has-aria-expanded:bg-surface-2',
          isSelected && 'bg-primary-soft!',
          isMarked && 'bg-primary-soft! duration-dialog',
        ),
      )}
    >
      <td
        {...tableRoles.cell}
        className={`flex min-w-0 flex-col justify-center pr-3 pl-10 ${frozen.start}`}
      >
        <input
          type="checkbox"
          data-selects={campaign.id}
          checked={isSelected}
          readOnly
          aria-label={fill(overviewTexts.selectCampaign, { title: campaignTitle(campaign) })}
          className={selectBox}
        />
        <Title campaign={campaign} link={link} />
        <div className="@container relative z-1 -mx-1 flex items-center overflow-hidden px-1 text-xs">
          <HashButton hash={campaign.hash} /> <TypeTag type={campaign.type} size="sm" />
          {campaign.usedTemplate && !details.includes('template') ? (
            <UsedTemplate name={campaign.usedTemplate} />
          ) : null}
        </div>
      </td>
      <td {...tableRoles.cell} className={cell}>
        <ChannelGlyphs channels={campaign.channels} />
      </td>
      <td {...tableRoles.cell} className={`${cell} flex-wrap content-center gap-y-0.5`}>
        <StatusTag status={campaign.status} />
        {note ? (
          <span
            className={cx(
              'relative z-1 basis-full truncate text-xs',
              note.isTrouble && 'font-medium text-danger',
            )}
            title={note.text}
          >
            {note.label}
          </span>
        ) : null}
        <RowLink {...link} />
      </td>
      <td {...tableRoles.cell} className={`${stack} tabular`}>
        <Days {...campaign} />
        {pacing ? <PacingBar {...pacing} /> : null}
      </td>
      <td {...tableRoles.cell} className={`${stack} ${amount}`}>
        {result?.count ?? <Nothing />}
        {result?.cost ? <span className={second}>{result.cost}</span> : null}
      </td>
      {figures.map(({ id, show }) => (
        <td key={id} {...tableRoles.cell} className={`${line} ${amount}`}>
          {show(campaign)}
        </td>
      ))}
      {details.map((column) => (
        <Fragment key={column}>{detailCells[column](campaign)}</Fragment>
      ))}
      <td {...tableRoles.cell} className={`${stack} ${amount} ${frozen.money}`}>
        {shownSpend(campaign)}
        <span className={second}>{shownBudgetOf(campaign)}</span>
      </td>
      <td {...tableRoles.cell} className={`flex items-center justify-center ${frozen.end}`}>
        <CampaignMenu campaign={campaign} size="sm" isInList />
      </td>
    </tr>
  );
});

/** Its name where there is room to read it, and a sign of it elsewhere. */
function UsedTemplate({ name }: { name: string }) {
  const from = fill(overviewTexts.fromTemplate, { name });
  return (
    <span role="img" aria-label={from} title={from} className="ml-1.5 min-w-3.5 truncate">
      {' '}
      <LayoutTemplate aria-hidden="true" className="mr-1 inline size-3.5 align-[-3px]" />
      <span className="hidden @min-[19rem]:inline">{name}</span>
    </span>
  );
}

function Title({ campaign, link }: { campaign: Campaign; link: RowAddress }) {
  const title = (
    <a
      {...link}
      title={campaignTitle(campaign)}
      className="line-clamp-2 rounded-xs text-base leading-4.5 font-semibold wrap-break-word text-text after:absolute after:inset-0 focus-visible:z-3 focus-visible:line-clamp-none focus-visible:bg-surface focus-visible:outline-none focus-visible:after:field-ring"
    >
      {campaignTitle(campaign)}
    </a>
  );
  const isNew = useCreated() === campaign.id;
  if (!isNew && !hasWarning(campaign)) return title;
  return (
    <div className="flex items-center gap-1.5">
      {title}
      {isNew ? (
        <Tag tone="blue" size="sm" className="shrink-0">
          {overviewTexts.isNew}
        </Tag>
      ) : null}
      <Warning {...campaign} />
    </div>
  );
}

type RowAddress = ReturnType<typeof useCampaignLink>['link'];

const isModified = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A plain link that stays in the app: a long list has too many for all the manners of ours. */
function useCampaignLink(campaign: Campaign) {
  const router = useRouter();
  const page = campaignHref(campaign);
  const href = router.buildLocation(page).publicHref;

  /** On a text that lies above the link, so that it can be marked and its whole be read. */
  function pressRow(event: MouseEvent): void {
    const { target, currentTarget, button } = event;
    // What is opened from the row belongs to it, wherever it is drawn.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest('a, button, input') || getSelection()?.isCollapsed === false) return;
    if (button === 1 || isModified(event)) window.open(href, '_blank', 'noopener');
    else if (button === 0) void router.navigate(page);
  }

  return {
    link: {
      href,
      onClick: (event: MouseEvent) => {
        if (isModified(event)) return;
        event.preventDefault();
        void router.navigate(page);
      },
    },
    row: { onClick: pressRow, onAuxClick: pressRow },
  };
}

/**
 * Makes the room between the texts lead where the title leads, for every way of pressing a link. The
 * frozen cell has its own, because what sticks is a frame of its own.
 */
function RowLink(link: RowAddress) {
  return (
    // biome-ignore lint/a11y/useAnchorContent: the title beside it is the link that is read out
    <a {...link} aria-hidden="true" tabIndex={-1} className="absolute inset-0" />
  );
}
