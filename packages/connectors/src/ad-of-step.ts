import { type BudgetChannel, type Network, networkOf } from '@posthorn/domain';
import { revisionIn } from './google/map/revision.ts';
import { adOfCreativeKey } from './linkedin/keys.ts';
import { adOfPart, isFormPart } from './meta/part.ts';

const readers: Record<Network, (key: string) => string | undefined> = {
  // Behind a colon stands what is done with an ad that is there.
  meta: (key) => (key.includes(':') ? undefined : adOfPart(key)),
  linkedin: adOfCreativeKey,
  google: (key) => revisionIn(key)?.adId,
};

/** Our ad that a step of the journal makes; undefined where the step makes something else. */
export const adOfStep = (channel: BudgetChannel, key: string): string | undefined =>
  readers[networkOf[channel]](key);

/** Whether a step of the journal makes the form of a campaign. Only Meta has forms. */
export const isFormStep = (channel: BudgetChannel, key: string): boolean =>
  networkOf[channel] === 'meta' && isFormPart(key);
