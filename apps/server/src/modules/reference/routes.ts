import {
  countryCodeOf,
  describePlaces,
  listFunctionGroups,
  searchPlaces,
  searchProfiles,
} from '@posthorn/db';
import { radiusSteps } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { findPlacesOnNetworks } from '../publishing/index.ts';
import { findProfile } from './repository.ts';

export const referenceHandlers = {
  async autocompleteLocations({ query, deps }) {
    const { db } = deps.connection;
    const countryHint = query.country === '' ? '' : await countryCodeOf(db, query.country);
    return searchPlaces(db, query.q, { countryHint });
  },

  async describeLocations({ query, deps }) {
    return describePlaces(deps.connection.db, query.ids, radiusSteps);
  },

  async findPlacesOnNetworks({ account, query, deps }) {
    return findPlacesOnNetworks(deps, account.id, query.ids);
  },

  async listFunctionGroups({ deps }) {
    const groups = await listFunctionGroups(deps.connection.db);
    return groups.map((group) => group.key);
  },

  async listProfiles({ query, deps }) {
    return searchProfiles(deps.connection.db, query);
  },

  async getProfile({ params, deps }) {
    const profile = await findProfile(deps.connection.db, params.profileId);
    if (!profile) throw notFound();
    return profile;
  },
} satisfies Partial<Handlers>;
