import type { CampaignLocation } from '@posthorn/domain';
import { nextItems } from '../../../lib/save/items.ts';
import type { FormValues } from './form-values.ts';

/** One call that adds, changes or takes away a job profile or a place. */
export type AudienceStep =
  | { kind: 'addProfile'; id: string }
  | { kind: 'removeProfile'; id: string }
  | { kind: 'addLocation'; location: CampaignLocation }
  | { kind: 'changeLocation'; location: CampaignLocation }
  | { kind: 'removeLocation'; location: CampaignLocation };

type Audience = Pick<FormValues, 'profiles' | 'locations'>;

/** The next call for a list that is saved item by item; undefined when the server has it already. */
export function audienceStepFor(
  field: keyof Audience,
  stored: Audience,
  wanted: Audience,
): AudienceStep | undefined {
  if (field === 'profiles') {
    const { gone, added } = nextItems(stored.profiles, wanted.profiles);
    if (gone) return { kind: 'removeProfile', id: gone.id };
    return added && { kind: 'addProfile', id: added.id };
  }
  const { gone, changed, added } = nextItems(stored.locations, wanted.locations);
  if (gone) return { kind: 'removeLocation', location: gone };
  if (changed) return { kind: 'changeLocation', location: changed };
  return added && { kind: 'addLocation', location: added };
}
