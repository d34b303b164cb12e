import { activationOf } from '@posthorn/contract/package-switches';
import type { Package } from '../api/list-packages.ts';

/** Facebook and Google Display for a month, unless a test says otherwise. */
export const aPackage = (changes: Partial<Package> = {}): Package => ({
  id: 'one',
  hash: 'BCDFGHJ',
  accountId: 'a1',
  name: 'Regional start',
  status: 'active',
  runtime: 30,
  customTotalGrossBudget: 900_00,
  channelsActivation: activationOf(['googleSearch', 'linkedIn']),
  channelsBudget: { facebook: 600_00, googleDisplay: 300_00, googleSearch: 0, linkedIn: 0 },
  campaignsCount: 0,
  version: 1,
  ...changes,
});
