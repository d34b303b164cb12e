import { isDeepStrictEqual } from 'node:util';
import type { RecordedCampaign } from '@posthorn/domain';

/** Only what changed, as it was and as it is. Both ends of the dates belong together. */
export function difference(
  before: RecordedCampaign,
  after: RecordedCampaign,
): { before: RecordedCampaign; after: RecordedCampaign } {
  const changed = new Set(
    (Object.keys(after) as (keyof RecordedCampaign)[]).filter(
      (key) => !isDeepStrictEqual(before[key], after[key]),
    ),
  );
  if (changed.has('startDate') || changed.has('endDate')) {
    changed.add('startDate').add('endDate');
  }
  const only = (campaign: RecordedCampaign): RecordedCampaign =>
    Object.fromEntries(Object.entries(campaign).filter(([key]) => changed.has(key as never)));
  return { before: only(before), after: only(after) };
}
