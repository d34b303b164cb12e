import type { CalendarDate } from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useCallback, useMemo, useRef } from 'react';
import { TOP_BAR_PX, useRowWindow } from '../../../lib/page/use-row-window.ts';
import { PlainButton } from '../../../ui/actions/plain-button.tsx';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { useColumns } from '../model/columns.ts';
import { selectAll, stopSelecting, toggleSelected, useIsSelecting } from '../model/selection.ts';
import { useFigureColumns } from '../model/use-figure-columns.ts';
import { CampaignCard } from './campaign-card.tsx';

/** In pixels; cards that are not drawn keep this room. */
const CARD_HEIGHT = 216;
/** Of each row of chosen figures. */
const FIGURES_HEIGHT = 44;
const FIGURES_PER_ROW = 3;
const GAP = 12;

interface CampaignCardsProps {
  campaigns: readonly CampaignRow[];
  /** Of all workspaces together: each card says of which. */
  isAll: boolean;
  today: CalendarDate | undefined;
}

/** The list on a phone. */
export function CampaignCards({ campaigns, isAll, today }: CampaignCardsProps) {
  const isSelecting = useIsSelecting();
  const ids = useMemo(() => campaigns.map(({ id }) => id), [campaigns]);
  const list = useRef<HTMLUListElement>(null);
  const figures = useFigureColumns(useColumns().chosen);
  const height = CARD_HEIGHT + FIGURES_HEIGHT * Math.ceil(figures.length / FIGURES_PER_ROW);
  const toggle = useCallback((id: string) => toggleSelected(id, ids), [ids]);
  const rows = useRowWindow(list, {
    count: campaigns.length,
    size: height + GAP,
    covered: TOP_BAR_PX,
  });
  return (
    <>
      {isSelecting ? (
        <div className="mb-3 flex items-center justify-between gap-2">
          <PlainButton size="sm" variant="quiet" className="-ml-2" onClick={() => selectAll(ids)}>
            {overviewTexts.selectAll}
          </PlainButton>
          <PlainButton size="sm" variant="quiet" className="-mr-2" onClick={stopSelecting}>
            {bulkTexts.selectDone}
          </PlainButton>
        </div>
      ) : null}
      <ul
        ref={list}
        aria-label={overviewTexts.campaigns}
        style={{ paddingTop: rows.before, paddingBottom: rows.after, gap: GAP }}
        className="flex flex-col"
      >
        {campaigns.slice(rows.first, rows.end).map((campaign, index) => (
          <CampaignCard
            key={campaign.id}
            campaign={campaign}
            isAmongAll={isAll}
            today={today}
            figures={figures}
            height={height}
            onSelect={isSelecting ? toggle : undefined}
            nth={rows.isWindowed ? rows.first + index + 1 : undefined}
            count={rows.isWindowed ? campaigns.length : undefined}
          />
        ))}
      </ul>
    </>
  );
}
