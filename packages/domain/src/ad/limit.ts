import { type Finding, finding } from '../finding.ts';

/** What a campaign or a template can hold. No one writes more by hand, and every page shows them all. */
export const ADS_MAX = 500;

/** Why no ad can be added to so many. */
export const tooManyAdsFinding = (count: number): Finding | undefined =>
  count >= ADS_MAX ? finding('ad.tooMany', '', { max: ADS_MAX }) : undefined;
