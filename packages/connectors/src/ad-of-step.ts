import { type BudgetChannel, type Network, networkOf } from '@posthorn/domain';
import { revisionIn } from './google/map/revision.ts';
import { adOfCreativeKey } from './linkedin/keys.ts';
import { adOfPart, isFormPart } from './meta/part.ts';

interface StepReader {
  adOf: (key: string) => string | undefined;
  isForm: (key: string) => boolean;
}

const withoutForms = () => false;

const readers: Record<Network, StepReader> = {
  // Behind a colon stands what is done with an ad that is there.
  meta: { adOf: (key) => (key.includes(':') ? undefined : adOfPart(key)), isForm: isFormPart },
  linkedin: { adOf: adOfCreativeKey, isForm: withoutForms },
  google: { adOf: (key) => revisionIn(key)?.adId, isForm: withoutForms },
};

/** Our ad that a step of the journal makes; undefined where the step makes something else. */
export const adOfStep = (channel: BudgetChannel, key: string): string | undefined =>
  readers[networkOf[channel]].adOf(key);

/** Whether a step of the journal makes the form of a campaign. */
export const isFormStep = (channel: BudgetChannel, key: string): boolean =>
  readers[networkOf[channel]].isForm(key);
