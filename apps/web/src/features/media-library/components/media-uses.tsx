import { adTypeSpecs, fill } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../accounts/index.ts';
import { usesQuery } from '../api/find-uses.ts';

interface MediaUsesProps {
  ids: readonly string[];
  /** What stands above them; otherwise that they keep what leaves the library. */
  heading?: string;
}

/** The ads and forms that show these items. */
export function MediaUses({ ids, heading }: MediaUsesProps) {
  const account = useAccount();
  const { data: found, isPending, isError } = useQuery(usesQuery(account.id, ids));
  const n = ids.length;
  if (isPending) return <p role="status">{fill(libraryTexts.lookingForUses, { n })}</p>;
  if (isError) return <p>{fill(libraryTexts.usesUnknown, { n })}</p>;
  if (found.total === 0) return <p>{fill(libraryTexts.noUses, { n })}</p>;
  const more = found.total - found.uses.length;
  return (
    <div className="flex flex-col gap-1">
      <p>{heading ?? fill(libraryTexts.usedIn, { n })}</p>
      <ul className="list-disc pl-5">
        {found.uses.map(({ ad, campaignId, templateId, title }, at) => (
          <li key={ad?.id ?? campaignId ?? templateId ?? at} className="wrap-anywhere">
            {title || libraryTexts.aCampaignOfAnotherWorkspace},{' '}
            {ad ? adTypeSpecs[ad.type].label : libraryTexts.itsForm}
          </li>
        ))}
        {more > 0 ? <li>{fill(libraryTexts.andMoreMore, { more })}</li> : null}
      </ul>
    </div>
  );
}
