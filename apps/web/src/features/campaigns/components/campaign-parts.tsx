import {
  type Channel,
  channelLabels,
  fill,
  isBeforeLaunch,
  placeLabels,
  showDate,
  shownBudget,
  shownLocations,
  showSpend,
} from '@posthorn/domain';
import { campaignListTexts } from '@posthorn/domain/texts/campaign-list';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { TriangleAlert } from 'lucide-react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { copyId } from '../../../lib/toast/copy-id.ts';
import { TipButton } from '../../../ui/overlays/tip-button.tsx';
import type { CampaignRow } from '../api/list-campaigns.ts';

/** Above the link that covers its row. */
const above = 'relative z-1';

export function HashButton({ hash }: { hash: string }) {
  return (
    <button
      type="button"
      title={overviewTexts.copyTheId}
      aria-label={fill(overviewTexts.copyTheIdHash, { hash })}
      onClick={() => void copyId(hash)}
      className={`tabular touch-target mr-1 -ml-1 shrink-0 cursor-copy rounded-xs px-1 align-middle text-xs text-text-2 hover:bg-surface-3 hover:text-text focus-visible:field-ring ${above}`}
    >
      #{hash}
    </button>
  );
}

/** The names that there is room for, and after the last one how many more there are. */
export function Locations({ locations }: Pick<CampaignRow, 'locations'>) {
  if (locations.length === 0) return <Nothing />;
  const { shown, hidden } = shownLocations(locations);
  const names = placeLabels(shown);
  const rest = placeLabels(hidden);
  return (
    <span className="flex min-w-0 items-center gap-1.5 sm:inline sm:leading-3.75">
      <span className={`max-sm:truncate sm:mr-1.5 sm:wrap-break-word ${above}`} title={names}>
        {names}
      </span>
      {hidden.length > 0 ? (
        <TipButton
          tip={rest}
          label={fill(overviewTexts.nMoreRest, { n: hidden.length, rest })}
          className={`${above} rounded-full bg-gray-soft px-1.5 text-xs font-medium text-gray`}
        >
          +{hidden.length}
        </TipButton>
      ) : null}
    </span>
  );
}

type Faults = Pick<CampaignRow, 'hasErrors' | 'mediaErrors'>;

export const hasWarning = ({ hasErrors, mediaErrors }: Faults): boolean =>
  hasErrors || mediaErrors.length > 0;

export function Warning(faults: Faults) {
  if (!hasWarning(faults)) return null;
  const text = faults.mediaErrors[0] ?? campaignListTexts.hasErrors;
  return (
    <TipButton
      tip={text}
      label={fill(overviewTexts.warningText, { text })}
      className={`${above} text-danger`}
    >
      <TriangleAlert aria-hidden="true" className="size-4" />
    </TipButton>
  );
}

/** The first and the last day; what is not chosen yet is left open. */
export function Days({ startDate, endDate }: Pick<CampaignRow, 'startDate' | 'endDate'>) {
  if (!startDate && !endDate) return <Nothing />;
  return [startDate, endDate].map((day) => (day ? showDate(day) : '…')).join(' – ');
}

/** Where a campaign runs, in small signs. */
export function ChannelGlyphs({ channels }: { channels: readonly Channel[] }) {
  const names = channels.map((channel) => channelLabels[channel]).join(', ');
  return (
    <span role="img" aria-label={names} title={names} className={`flex gap-0.5 ${above}`}>
      {channels.map((channel) => (
        <ChannelGlyph
          key={channel}
          channel={channel}
          className="size-4! rounded-xs! [&_svg]:size-3"
        />
      ))}
    </span>
  );
}

/** Left open while the networks have not told it; what was never launched has cost nothing. */
export const shownSpend = ({ status, spend, figures }: CampaignRow) =>
  isBeforeLaunch(status) || figures.spend !== null ? showSpend(spend) : <Nothing />;

/** What it may spend; advice is called so. */
export function shownBudgetOf(campaign: CampaignRow): string {
  const { customTotalGrossBudget: chosen, suggestedTotalGrossBudget: advice } = campaign;
  const budget = shownBudget(campaign, campaign.spend.currency);
  if (chosen === null && advice === null) return budget;
  return fill(chosen === null ? overviewTexts.ofAdvice : overviewTexts.ofBudget, { budget });
}

/** An empty cell, told to the eye and left out for the ear. */
export function Nothing() {
  return (
    <span aria-hidden="true" className="text-text-3">
      –
    </span>
  );
}
