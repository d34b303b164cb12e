import { adTypeSpecs, fill } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../accounts/index.ts';
import { usesQuery } from '../api/find-uses.ts';

const ofOne = {
  looking: libraryTexts.lookingWhereItIsUsed,
  unknown: libraryTexts.usesUnknown,
  none: libraryTexts.noAdUsesIt,
  kept: libraryTexts.usedIn,
};
const ofMany = {
  looking: libraryTexts.lookingWhereTheyAreUsed,
  unknown: libraryTexts.usesOfManyUnknown,
  none: libraryTexts.noAdUsesThem,
  kept: libraryTexts.manyUsedIn,
};

interface MediaUsesProps {
  ids: readonly string[];
  /** What stands above them; otherwise that they keep what leaves the library. */
  heading?: string;
}

/** The ads and forms that show these items. */
export function MediaUses({ ids, heading }: MediaUsesProps) {
  const account = useAccount();
  const { data: found, isPending, isError } = useQuery(usesQuery(account.id, ids));
  const texts = ids.length === 1 ? ofOne : ofMany;
  if (isPending) return <p role="status">{texts.looking}</p>;
  if (isError) return <p>{texts.unknown}</p>;
  if (found.total === 0) return <p>{texts.none}</p>;
  const more = found.total - found.uses.length;
  return (
    <div className="flex flex-col gap-1">
      <p>{heading ?? texts.kept}</p>
      <ul className="list-disc pl-5">
        {found.uses.map(({ ad, campaignId, templateId, title }, n) => (
          <li key={ad?.id ?? campaignId ?? templateId ?? n} className="wrap-anywhere">
            {title || libraryTexts.aCampaignOfAnotherWorkspace},{' '}
            {ad ? adTypeSpecs[ad.type].label : libraryTexts.itsForm}
          </li>
        ))}
        {more > 0 ? <li>{fill(libraryTexts.andMoreMore, { more })}</li> : null}
      </ul>
    </div>
  );
}
