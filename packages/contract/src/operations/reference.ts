import { LOCATIONS_MAX, languages, networks, PROFILES_MAX } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, commaList, location, placeAndRadius, referenceId } from '../shapes.ts';

const tag = 'Reference data';

const profile = z.object({
  id: referenceId,
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
    query: z.object({
      q: z.string().max(200).default(''),
      /** The name of the country whose places go first. */
      country: z.string().max(200).default(''),
    }),
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
  describeLocations: operation({
    method: 'GET',
    path: '/locations',
    summary:
      'Where some places lie, how many people live there and around them, and larger towns nearby',
    tag,
    access: { scope: 'session' },
    limit: 'autocomplete',
    query: z.object({ ids: commaList(z.array(referenceId).max(LOCATIONS_MAX)) }),
    answer: z.array(
      z.object({
        id: z.string(),
        /** Of a city. */
        region: z.string().nullable(),
        /** Of the place itself; 0 where it is not known. */
        population: z.number(),
        /** How many live within each radius that can be chosen; empty for what is no city. */
        around: z.array(z.object({ radiusKm: z.number(), population: z.number() })),
        nearby: z.array(location),
      }),
    ),
  }),
  findPlacesOnNetworks: operation({
    method: 'GET',
    path: '/accounts/:accountId/places-on-networks',
    summary: 'What the networks that the account is connected to call some places',
    tag,
    access: { scope: 'account', capability: 'account.view' },
    limit: 'places',
    params: accountParams,
    query: z.object({ ids: commaList(z.array(placeAndRadius).max(LOCATIONS_MAX)) }),
    answer: z.object({
      networks: z.array(
        z.object({
          network: z.enum(networks),
          /** False where it could not be asked, or did not answer in time. */
          isAnswered: z.boolean(),
          places: z.array(
            z.object({
              placeId: z.string(),
              /** As the network writes it; null where it does not know the place. */
              name: z.string().nullable(),
              regionName: z.string().nullable(),
              /** Of the circle in which ads are shown; null where it is a place of the network's own. */
              radiusKm: z.number().nullable(),
            }),
          ),
        }),
      ),
    }),
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
    limit: 'autocomplete',
    query: z.object({
      q: z.string().max(200).optional(),
      /** In which language the job is advertised: the local names are in it. */
      language: z.enum(languages).optional(),
      /** Ids: without a search text, jobs like these are answered, the nearest first. */
      like: commaList(z.array(referenceId).max(PROFILES_MAX)).optional(),
    }),
    answer: z.array(
      profile.extend({
        /** In the language that was asked for, else English. */
        local_name: z.string(),
        /** The name that was searched for, where it is another one than the local name. */
        matched_title: z.string().nullable(),
      }),
    ),
  }),
  getProfile: operation({
    method: 'GET',
    path: '/profiles/:profileId',
    summary: 'One job profile',
    tag,
    access: { scope: 'session' },
    params: z.object({ profileId: referenceId }),
    answer: profile,
  }),
};
