import {
  type CalendarDate,
  campaignTitle,
  deliveryNote,
  fill,
  pacingOf,
  resultOf,
  shownFunctionGroups,
} from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { memo } from 'react';
import { Link } from '../../../ui/actions/link.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { CampaignMenu } from '../commands/campaign-menu.tsx';
import type { FigureColumn } from '../figure-columns/figure-columns.ts';
import { campaignHref } from '../model/campaign-href.ts';
import { useIsMarked } from '../model/changed-rows.ts';
import { poLabel } from '../model/po-label.ts';
import { useIsSelected } from '../model/selection.ts';
import {
  ChannelGlyphs,
  Days,
  HashButton,
  Locations,
  shownBudgetOf,
  shownSpend,
  Warning,
} from './campaign-parts.tsx';
import { StatusTag, TypeTag } from './campaign-tags.tsx';
import { PacingBar } from './pacing-bar.tsx';

interface CampaignCardProps {
  campaign: CampaignRow;
  /** Of several workspaces: the card says of which. */
  isAmongAll: boolean;
  /** In the account's calendar; undefined until it is known. */
  today: CalendarDate | undefined;
  figures: readonly FigureColumn[];
  height: number;
  /** While several are being selected: the whole card does it. */
  onSelect: ((id: string) => void) | undefined;
  /** Its place in a list of which only a part is drawn, and how long that list is. */
  nth: number | undefined;
  count: number | undefined;
}

export const CampaignCard = memo(function CampaignCard({
  campaign,
  isAmongAll,
  today,
  figures,
  height,
  onSelect,
  nth,
  count,
}: CampaignCardProps) {
  const isMarked = useIsMarked(campaign.id);
  const isSelected = useIsSelected(campaign.id);
  const note = deliveryNote(campaign, today);
  const pacing = pacingOf(campaign, today);
  const result = resultOf(campaign);
  const details = [
    shownFunctionGroups(campaign),
    isAmongAll && campaign.workspaceName,
    poLabel(campaign.poNumber),
    campaign.usedTemplate && fill(overviewTexts.fromTemplate, { name: campaign.usedTemplate }),
  ].filter(Boolean);
  return (
    <li
      aria-posinset={nth}
      aria-setsize={count}
      data-row={campaign.id}
      style={{ height }}
      className={cx(
        'relative flex shrink-0 flex-col rounded-card border border-line bg-surface px-4 py-3 text-sm text-text-2 transition-colors duration-dialog',
        isMarked && 'bg-primary-soft!',
        isSelected && 'border-primary! bg-primary-soft!',
        onSelect && 'pl-12',
      )}
    >
      {onSelect ? (
        <label className="absolute inset-0 z-2 cursor-pointer rounded-card">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => onSelect(campaign.id)}
            aria-label={fill(overviewTexts.selectCampaign, { title: campaignTitle(campaign) })}
            className="absolute top-4 left-4 size-5 plain-checkbox"
          />
        </label>
      ) : null}
      <div className="flex items-start gap-1.5">
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-1.5">
            <Link
              variant="plain"
              href={campaignHref(campaign)}
              className="line-clamp-2 text-lg leading-5.5 font-semibold wrap-break-word text-text after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:field-ring"
            >
              {campaignTitle(campaign)}
            </Link>
            <Warning {...campaign} />
          </div>
          <div className="mt-0.5 flex items-center gap-1">
            <HashButton hash={campaign.hash} />
            <TypeTag type={campaign.type} size="sm" />
            <span className="ml-auto">
              <ChannelGlyphs channels={campaign.channels} />
            </span>
          </div>
        </div>
        <CampaignMenu campaign={campaign} size="sm" className="relative z-1 -mr-2" />
      </div>
      <p className="mt-2.5">
        {campaign.locations.length > 0 ? (
          <Locations locations={campaign.locations} />
        ) : (
          overviewTexts.noLocationYet
        )}
      </p>
      <p className="mt-0.5 truncate text-xs">{details.join(' · ')}</p>
      <div className="mt-auto flex items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2">
          <span className="shrink-0">
            <StatusTag status={campaign.status} size="sm" />
          </span>
          <span className={cx('truncate text-xs', note?.isTrouble && 'font-medium text-danger')}>
            {note?.label}
          </span>
        </span>
        {campaign.startDate || campaign.endDate ? (
          <span className="shrink-0 text-xs">
            <Days {...campaign} />
          </span>
        ) : (
          overviewTexts.noDatesYet
        )}
      </div>
      {pacing ? <PacingBar {...pacing} /> : null}
      <div className="tabular mt-2 flex justify-between gap-3 border-t border-line pt-2">
        <span className="flex flex-col">
          <span className="font-medium text-text">{shownSpend(campaign)}</span>
          <span className="text-xs">{shownBudgetOf(campaign)}</span>
        </span>
        <span className="flex flex-col text-right">
          <span className="font-medium text-text">{result?.count}</span>
          <span className="text-xs">{result?.cost}</span>
        </span>
      </div>
      {figures.length > 0 ? (
        <dl className="tabular grid grid-cols-3 gap-x-3">
          {figures.map(({ id, label, show }) => (
            <div key={id} className="h-11 min-w-0 pt-1.5">
              <dt className="truncate text-xs">{label}</dt>
              <dd className="font-medium text-text">{show(campaign)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
});
