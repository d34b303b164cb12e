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
  /** What stands above the ads; otherwise that they keep what leaves the library. */
  heading?: string;
}

/** The ads that show these items. */
export function MediaUses({ ids, heading }: MediaUsesProps) {
  const account = useAccount();
  const { data: uses, isPending, isError } = useQuery(usesQuery(account.id, ids));
  const texts = ids.length === 1 ? ofOne : ofMany;
  if (isPending) return <p role="status">{texts.looking}</p>;
  if (isError) return <p>{texts.unknown}</p>;
  if (uses.total === 0) return <p>{texts.none}</p>;
  const more = uses.total - uses.ads.length;
  return (
    <div className="flex flex-col gap-1">
      <p>{heading ?? texts.kept}</p>
      <ul className="list-disc pl-5">
        {uses.ads.map(({ adId, adType, title }) => (
          <li key={adId} className="wrap-anywhere">
            {title || libraryTexts.aCampaignOfAnotherWorkspace}, {adTypeSpecs[adType].label}
          </li>
        ))}
        {more > 0 ? <li>{fill(libraryTexts.andMoreMore, { more })}</li> : null}
      </ul>
    </div>
  );
}
