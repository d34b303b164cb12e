import { z } from 'zod';
import { operation } from '../operation.ts';

const tag = 'Reference data';

/** Reference data has speaking ids that stay the same in every installation. */
const profileId = z.string().max(100);

const profile = z.object({
  id: profileId,
  function_group: z.string(),
  name: z.string(),
  synonyms: z.array(z.string()),
});

export const referenceOperations = {
  autocompleteLocations: operation({
    method: 'GET',
    path: '/locations/autocomplete',
    summary: 'Countries, regions and cities for a search text, best match first',
    tag,
    access: { scope: 'public' },
    limit: 'autocomplete',
    query: z.object({ q: z.string().max(200).default('') }),
    answer: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.enum(['city', 'region', 'country']),
        country: z.string(),
        terms: z.array(z.string()),
      }),
    ),
  }),
  listFunctionGroups: operation({
    method: 'GET',
    path: '/enum/function-groups',
    summary: 'The function groups',
    tag,
    access: { scope: 'session' },
    answer: z.array(z.string()),
  }),
  listProfiles: operation({
    method: 'GET',
    path: '/profiles',
    summary: 'Job profiles, all or those that match a search text',
    tag,
    access: { scope: 'session' },
    query: z.object({ q: z.string().max(200).optional() }),
    answer: z.array(profile),
  }),
  getProfile: operation({
    method: 'GET',
    path: '/profiles/:profileId',
    summary: 'One job profile',
    tag,
    access: { scope: 'session' },
    params: z.object({ profileId }),
    answer: profile,
  }),
};
