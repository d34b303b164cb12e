import { adTypeSpecs, fill } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../accounts/index.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { usesQuery } from '../api/list-uses.ts';

const SHOWN = 5;

/** What stays when an item leaves the library: the ads that show it. */
export function MediaUses({ media }: { media: LibraryMedia }) {
  const account = useAccount();
  const { data: uses, isPending, isError } = useQuery(usesQuery(account.id, media));
  if (isPending) return <p role="status">{libraryTexts.lookingWhereItIsUsed}</p>;
  if (isError) return <p>{libraryTexts.usesUnknown}</p>;
  if (uses.length === 0) return <p>{libraryTexts.noAdUsesIt}</p>;
  const more = uses.length - SHOWN;
  return (
    <div className="flex flex-col gap-1">
      <p>{libraryTexts.usedIn}</p>
      <ul className="list-disc pl-5">
        {uses.slice(0, SHOWN).map(({ adId, adType, title }) => (
          <li key={adId} className="wrap-anywhere">
            {title || libraryTexts.aCampaignOfAnotherWorkspace}, {adTypeSpecs[adType].label}
          </li>
        ))}
        {more > 0 ? <li>{fill(libraryTexts.andMoreMore, { more })}</li> : null}
      </ul>
    </div>
  );
}
