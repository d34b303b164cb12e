import { fill, isBeforeLaunch, showDate, shownLocations, showSpend } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { TriangleAlert } from 'lucide-react';
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

interface LocationsProps extends Pick<CampaignRow, 'locations'> {
  /** Three hold every name that is not behind '+N', also in the narrowest column. */
  lines?: 1 | 3;
}

/** The names that fit, and beside them how many more there are. */
export function Locations({ locations, lines = 3 }: LocationsProps) {
  if (locations.length === 0) return <Nothing />;
  const { shown, hidden } = shownLocations(locations);
  const names = shown.map(({ name }) => name).join(', ');
  const rest = hidden.map(({ name }) => name).join(', ');
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span
        className={`min-w-0 leading-[1.125rem] wrap-anywhere ${lines === 1 ? 'line-clamp-1' : `line-clamp-3 ${above}`}`}
        title={names}
      >
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
  const text = faults.mediaErrors[0] ?? campaignTexts.hasErrors;
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

export function Day({ date }: { date: string | null }) {
  return date ? showDate(date) : <Nothing />;
}

/** Left open while the networks have not told it; what was never launched has cost nothing. */
export const shownSpend = ({ status, spend, figures }: CampaignRow) =>
  isBeforeLaunch(status) || figures.spend !== null ? showSpend(spend) : <Nothing />;

/** An empty cell, told to the eye and left out for the ear. */
function Nothing() {
  return (
    <span aria-hidden="true" className="text-text-3">
      –
    </span>
  );
}
