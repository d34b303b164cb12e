import { fill, mediaTypeLabels } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { dateText, timeText } from '../../../lib/time/format.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { bytesText, durationText } from '../model/measures.ts';

export function MediaFacts({ media }: { media: LibraryMedia }) {
  const { type, fileName, createdAt, user, width, height, bytes, duration } = media;
  const facts: Array<[label: string, value: string]> = [
    [libraryTexts.type, mediaTypeLabels[type]],
    [libraryTexts.fileName, fileName],
    [libraryTexts.added, `${dateText(createdAt)} ${timeText(createdAt)}`],
    [libraryTexts.by, user ?? libraryTexts.formerMember],
    [libraryTexts.dimensions, fill(libraryTexts.widthHeightPx, { width, height })],
    [libraryTexts.size, bytesText(bytes)],
    ...(duration === null
      ? []
      : [[libraryTexts.duration, durationText(duration)] as [string, string]]),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="tabular text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
