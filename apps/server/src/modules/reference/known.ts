import type { Db, Tx } from '@posthorn/db';
import {
  type CampaignLocation,
  type CampaignProfile,
  type Channel,
  channelLabels,
  channelsThatMiss,
  finding,
  listed,
  say,
} from '@posthorn/domain';
import { refuse } from '../../platform/refusal.ts';

/** A place as the reference data knows it; what the caller says about it is not believed. */
interface KnownPlace {
  location: CampaignLocation;
  population: number;
  countryCode: string;
}

export async function knownPlace(tx: Tx, id: string): Promise<KnownPlace> {
  const place = await tx
    .selectFrom('place')
    .select(['id', 'name', 'type', 'country_name', 'country_code', 'population'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!place) refuse(finding('field.unknown', 'id'));
  const { name, type, country_name: country, population, country_code: countryCode } = place;
  return { location: { id, name, type, country }, population, countryCode };
}

/** What is said where a place is saved although some of the channels can not be aimed at it. */
export function missedBy(
  { location, population, countryCode }: KnownPlace,
  channels: readonly Channel[],
): string | undefined {
  const missing = channelsThatMiss({ type: location.type, population, countryCode }, channels);
  if (missing.length === 0) return undefined;
  return say('campaign.locationPartly', {
    place: location.name,
    channels: listed(missing.map((channel) => channelLabels[channel])),
  });
}

/** Those of the job profiles that campaigns may be aimed at. */
export async function findProfiles(
  db: Db | Tx,
  ids: readonly string[],
): Promise<CampaignProfile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('job_profile')
    .select(['id', 'name', 'function_group'])
    .where('id', 'in', ids)
    .where('retired', '=', false)
    .execute();
  return rows.map(({ id, name, function_group: functionGroup }) => ({ id, name, functionGroup }));
}

export async function knownProfile(tx: Tx, profileId: string): Promise<CampaignProfile> {
  const [profile] = await findProfiles(tx, [profileId]);
  if (!profile) refuse(finding('field.unknown', 'id'));
  return profile;
}

export async function knownFunctionGroup(db: Db | Tx, key: string, path: string): Promise<void> {
  const group = await db
    .selectFrom('function_group')
    .select('key')
    .where('key', '=', key)
    .where('retired', '=', false)
    .executeTakeFirst();
  if (!group) refuse(finding('field.unknown', path));
}
