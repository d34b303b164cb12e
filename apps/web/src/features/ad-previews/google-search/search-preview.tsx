import { fill, type SearchCopy } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '../../../ui/index.ts';
import { type MaybeLive, partOf } from '../../../ui/live/live.ts';
import { LiveText } from '../../../ui/live/live-text.tsx';
import { remembered } from '../../../ui/live/remembered.ts';
import { useAsLive, useLive } from '../../../ui/live/use-live.ts';
import type { PreviewLook } from '../model/previewed-ad.ts';
import {
  type Combination,
  combinationName,
  combinationsOf,
  combinedLines,
  filledIn,
} from './combinations.ts';
import { searchWidths } from './search-colours.ts';
import { SearchPage } from './search-page.tsx';
import { SearchResult } from './search-result.tsx';
import { searchSummary } from './search-summary.ts';

interface SearchPreviewProps {
  copy: MaybeLive<SearchCopy>;
  targetUrl: string;
  /** What a person may have searched for. */
  query: string;
  look: Pick<PreviewLook, 'device' | 'theme'>;
}

const nothing: Combination = { headlines: [], descriptions: [] };

/** Both sides of a phone's frame. */
const FRAME = 20;

/**
 * A search ad among the results. Google puts lines together as it likes: what stands first is shown
 * first, and other combinations are a press away.
 */
export function SearchPreview({ copy, targetUrl, query, look }: SearchPreviewProps) {
  const [turn, setTurn] = useState(0);
  const written = useAsLive(copy);
  const filled = useMemo(() => remembered(filledIn), []);
  const headlines = useLive(written, (now) => filled(now).headlines);
  const descriptions = useLive(written, (now) => filled(now).descriptions);
  const all = useMemo(() => combinationsOf({ headlines, descriptions }), [headlines, descriptions]);
  // Lines may have gone since.
  const at = turn % all.length;
  const shown = all[at] ?? nothing;
  const lines = useMemo(
    () =>
      partOf(
        written,
        remembered((now: SearchCopy) => combinedLines(now, shown)),
      ),
    [written, shown],
  );
  const go = (step: number) => setTurn((at + step + all.length) % all.length);
  const width = searchWidths[look.device] + (look.device === 'phone' ? FRAME : 0);
  return (
    <div
      style={{ maxWidth: `${width / 16}rem` }}
      className="flex w-full min-w-0 flex-col items-center gap-4"
    >
      <figure className="@container w-full min-w-0">
        <figcaption className="sr-only">
          <LiveText of={lines} show={searchSummary} />
        </figcaption>
        <SearchPage look={look} query={query}>
          <SearchResult lines={lines} targetUrl={targetUrl} device={look.device} />
        </SearchPage>
      </figure>
      {all.length > 1 ? (
        <div className="flex items-center gap-2">
          <IconButton
            size="sm"
            icon={<ChevronLeft />}
            label={previewTexts.previousCombination}
            onPress={() => go(-1)}
          />
          <p aria-live="polite" className="text-center text-sm text-text-2">
            {combinationName(shown)}
            <span className="tabular block text-xs text-text-3">
              {fill(previewTexts.place, { at: at + 1, count: all.length })}
            </span>
          </p>
          <IconButton
            size="sm"
            icon={<ChevronRight />}
            label={previewTexts.nextCombination}
            onPress={() => go(1)}
          />
        </div>
      ) : null}
    </div>
  );
}
