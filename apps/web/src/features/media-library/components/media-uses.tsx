import { adTypeSpecs } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../accounts/index.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { usesQuery } from '../api/list-uses.ts';

const SHOWN = 5;

/** What stays when an item leaves the library: the ads that show it. */
export function MediaUses({ media }: { media: LibraryMedia }) {
  const account = useAccount();
  const { data: uses, isPending, isError } = useQuery(usesQuery(account.id, media));
  if (isPending) return <p role="status">Looking where it is used …</p>;
  if (isError)
    return <p>Where it is used could not be found out. Ads that show it will keep it.</p>;
  if (uses.length === 0) return <p>No ad uses it.</p>;
  const more = uses.length - SHOWN;
  return (
    <div className="flex flex-col gap-1">
      <p>Ads that show it will keep it:</p>
      <ul className="list-disc pl-5">
        {uses.slice(0, SHOWN).map(({ adId, adType, title }) => (
          <li key={adId} className="wrap-anywhere">
            {title || 'A campaign of another workspace'}, {adTypeSpecs[adType].label}
          </li>
        ))}
        {more > 0 ? <li>and {more} more</li> : null}
      </ul>
    </div>
  );
}
