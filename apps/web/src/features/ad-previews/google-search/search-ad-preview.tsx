import type { SearchCopy } from '@posthorn/domain';
import { useAsLive } from '../../../ui/live/use-live.ts';
import { feedVariables } from '../model/networks.ts';
import { combinationsOf, combinedLines, filledIn } from './combinations.ts';
import { searchColours, searchWidths } from './search-colours.ts';
import { SearchResult } from './search-result.tsx';
import { searchSummary } from './search-summary.ts';

const look = { device: 'phone', theme: 'light' } as const;

/** A saved search ad as one result, without the page around it. */
export function SearchAdPreview({ copy, targetUrl }: { copy: SearchCopy; targetUrl: string }) {
  const [first = { headlines: [], descriptions: [] }] = combinationsOf(filledIn(copy));
  const lines = combinedLines(copy, first);
  const shown = useAsLive(lines);
  return (
    <figure className="@container w-full min-w-0">
      <figcaption className="sr-only">{searchSummary(lines)}</figcaption>
      <div
        data-theme={look.theme}
        style={feedVariables(searchWidths[look.device], searchColours[look.theme])}
        className="rounded-[0.625rem] bg-(--feed-surface) p-16 font-[Roboto,Arial,ColourSigns,sans-serif] text-(--feed-text) shadow-[0_0_0_1px_rgb(0_0_0/0.1)]"
      >
        <SearchResult lines={shown} targetUrl={targetUrl} device={look.device} />
      </div>
    </figure>
  );
}

/** Where the first one will stand. */
export function SearchPlaceholder() {
  return (
    <div
      aria-hidden="true"
      data-placeholder="search"
      className="flex h-[181px] w-[344px] max-w-full flex-col justify-center gap-3 rounded-card border border-dashed border-control/60 p-5 *:rounded-full *:bg-surface-2"
    >
      <span className="h-3 w-20" />
      <span className="h-3 w-40" />
      <span className="h-5 w-full" />
      <span className="h-3 w-full" />
      <span className="h-3 w-3/4" />
    </div>
  );
}
