import { displayUrl, type SearchCopy, shownPath } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { EllipsisVertical } from 'lucide-react';
import { useMemo } from 'react';
import { cx } from '../../../ui/index.ts';
import { type Live, partOf } from '../../../ui/live/live.ts';
import type { PreviewLook } from '../model/previewed-ad.ts';
import { NetworkText } from '../parts/network-text.tsx';
import { TaggedText } from '../parts/tagged-text.tsx';

interface SearchResultProps {
  /** The lines that are shown together; what is missing is stood in for. */
  lines: Live<SearchCopy>;
  targetUrl: string;
  device: PreviewLook['device'];
}

const headlineOf = ({ headlines }: SearchCopy) => headlines.join(' | ') || previewTexts.headline;
const descriptionOf = ({ descriptions }: SearchCopy) =>
  descriptions.join(' ') || previewTexts.searchDescription;

/** One sponsored result among others. */
export function SearchResult({ lines, targetUrl, device }: SearchResultProps) {
  const host = displayUrl(targetUrl);
  const headline = useMemo(() => partOf(lines, headlineOf), [lines]);
  const description = useMemo(() => partOf(lines, descriptionOf), [lines]);
  return (
    <div className="min-w-0">
      <p className="mb-12 type-14/20 font-bold">
        <NetworkText word="sponsored" />
      </p>
      <div className="flex items-center gap-12">
        <span
          aria-hidden="true"
          className="grid size-28 shrink-0 place-items-center rounded-full border border-(--feed-line) bg-(--feed-link) type-14/20 font-medium text-(--feed-text-2) uppercase"
        >
          {host.charAt(0) || '?'}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate type-14/20">{host || previewTexts.url}</p>
          <p className="truncate type-12/18 text-(--feed-text-2)">
            {[host || previewTexts.url, ...shownPath(targetUrl)].join(' › ')}
          </p>
        </div>
        <EllipsisVertical aria-hidden="true" className="size-18 shrink-0 text-(--feed-text-2)" />
      </div>
      <p
        className={cx(
          'mt-8 wrap-anywhere text-(--feed-accent)',
          device === 'phone' ? 'type-18/24' : 'type-20/26',
        )}
      >
        <TaggedText of={headline} />
      </p>
      <p className="mt-4 type-14/22 wrap-anywhere text-(--feed-text-2)">
        <TaggedText of={description} />
      </p>
    </div>
  );
}
