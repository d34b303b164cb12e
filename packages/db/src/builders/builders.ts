import type { Role, SocialChannel } from '@posthorn/domain';
import { workspaceSlug } from '@posthorn/domain';
import type { Insertable } from 'kysely';
import { newHash } from '../campaign/hash.ts';
import { writeFigures } from '../campaign/write-figures.ts';
import type { Db, Tx } from '../connect.ts';
import type { Database } from '../schema.ts';

/**
 * Rows as tests and demo data need them: say what matters, the rest is filled in. Each returns the
 * whole row.
 */
type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

let made = 0;
const next = () => {
  made += 1;
  return made;
};

export function makePerson(db: Db | Tx, row: Row<'person'> = {}) {
  const n = next();
  return db
    .insertInto('person')
    .values({
      email: `person-${n}-${newHash().toLowerCase()}@example.test`,
      first_name: 'Person',
      last_name: `Nr ${n}`,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeAccount(db: Db | Tx, row: Row<'account'> = {}) {
  return db
    .insertInto('account')
    .values({ name: `Account ${next()}`, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A master account with an admin, over these accounts. */
export async function makeMasterAccount(db: Db | Tx, accountIds: readonly string[]) {
  const n = next();
  const master = await db
    .insertInto('master_account')
    .values({
      ...{ name: `Master ${n}`, street: 'Street 1', postal_code: '1', city: 'City' },
      ...{ country: 'Country', fee: 0 },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const admin = await makePerson(db);
  await db
    .insertInto('master_admin')
    .values({ person_id: admin.id, master_account_id: master.id })
    .execute();
  await db
    .updateTable('account')
    .set({ master_account_id: master.id })
    .where('id', 'in', accountIds)
    .execute();
  return { ...master, admin };
}

export function makeMembership(
  db: Db | Tx,
  row: { account_id: string; person_id: string; role: Role; member_since?: Date },
) {
  return db.insertInto('membership').values(row).returningAll().executeTakeFirstOrThrow();
}

export function makeWorkspace(db: Db | Tx, row: Row<'workspace'> & { account_id: string }) {
  const name = row.name ?? `Workspace ${next()}`;
  return db
    .insertInto('workspace')
    .values({ name, slug: workspaceSlug(name, []), ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeWorkspaceMember(
  db: Db | Tx,
  row: { account_id: string; workspace_id: string; person_id: string },
) {
  return db.insertInto('workspace_member').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The link has no letter: who wants to open it gives the hash of its token. */
export function makeInvitation(
  db: Db | Tx,
  row: Row<'invitation'> & { account_id: string; role: Role },
) {
  const n = next();
  return db
    .insertInto('invitation')
    .values({
      email: `invited-${n}-${newHash().toLowerCase()}@example.test`,
      token_hash: Buffer.from(`${n} ${newHash()}`),
      invited_by: null,
      sent_at: new Date(Date.now() - 86_400_000),
      expires_at: new Date(Date.now() + 13 * 86_400_000),
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeInvitationWorkspace(
  db: Db | Tx,
  row: { account_id: string; invitation_id: string; workspace_id: string },
) {
  return db.insertInto('invitation_workspace').values(row).execute();
}

export function makeSocialPage(
  db: Db | Tx,
  row: Row<'social_page'> & { account_id: string; channel: SocialChannel },
) {
  const n = next();
  return db
    .insertInto('social_page')
    .values({
      name: `Page ${n}`,
      icon_key: 'none.svg',
      leadform_status: null,
      external_id: externalPageId(row.channel, n),
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of the form that the network gives them. */
const externalPageId = (channel: SocialChannel, n: number): string =>
  ({ facebook: `10${1e12 + n}`, instagram: `1784${1e12 + n}`, linkedin: `${1e7 + n}` })[channel];

const hashesInUse = new Set<string>();

/** A file of tests makes thousands of campaigns in one database; two equal hashes would fail one of them. */
function unusedHash(): string {
  let hash = newHash();
  while (hashesInUse.has(hash)) hash = newHash();
  hashesInUse.add(hash);
  return hash;
}

export function makeCampaign(
  db: Db | Tx,
  row: Row<'campaign'> & { account_id: string; workspace_id: string },
) {
  return db
    .insertInto('campaign')
    .values({
      hash: unusedHash(),
      type: 'consideration',
      status: 'draft',
      title: `Campaign ${next()}`,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeTemplate(db: Db | Tx, row: Row<'template'> & { account_id: string }) {
  return db
    .insertInto('template')
    .values({ kind: 'custom', type: 'consideration', title: `Template ${next()}`, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makePackage(db: Db | Tx, row: Row<'package'> & { account_id: string }) {
  return db
    .insertInto('package')
    .values({ hash: unusedHash(), name: `Package ${next()}`, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeCampaignError(
  db: Db | Tx,
  row: Row<'campaign_error'> & { account_id: string; campaign_id: string },
) {
  const n = next();
  return db
    .insertInto('campaign_error')
    .values({
      kind: 'delivery',
      code: `E${n}`,
      request_id: `request-${n}`,
      message: `The network refused something (${n})`,
      user_message: `Something has to be mended (${n})`,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A job profile that is not in the reference data, with its function group. */
export async function makeProfile(db: Db | Tx, row: Row<'job_profile'> = {}) {
  const n = `${next()} ${newHash().toLowerCase()}`;
  const function_group = row.function_group ?? `group ${n}`;
  await db
    .insertInto('function_group')
    .values({ key: function_group, name: function_group })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const name = row.name ?? `Profile ${n}`;
  const made = await db
    .insertInto('job_profile')
    .values({ id: `profile-${n}`, name, synonyms: [], ...row, function_group })
    .returningAll()
    .executeTakeFirstOrThrow();
  const titles = [made.name, ...made.synonyms].map((title, position) => ({
    ...{ profile_id: made.id, language: 'en' as const, position, title },
    terms: [title.toLowerCase()],
  }));
  await db.insertInto('job_profile_title').values(titles).execute();
  return made;
}

/** A place that is not in the reference data; it has no other names, so no search finds it. */
export function makePlace(db: Db | Tx, row: Row<'place'> = {}) {
  const n = `${next()}-${newHash()}`;
  return db
    .insertInto('place')
    .values({
      id: `city:${n}`,
      type: 'city',
      name: `Place ${n}`,
      country_code: 'NL',
      country_name: 'Netherlands',
      region_name: null,
      population: 100_000,
      latitude: 52.0907,
      longitude: 5.1214,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeNotification(
  db: Db | Tx,
  row: Row<'notification'> & { account_id: string; campaign_id: string },
) {
  return db
    .insertInto('notification')
    .values({ message: `Notification ${next()}`, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Days of figures, and the sums that belong to them. */
export async function makeFigures(
  db: Db | Tx,
  campaign_id: string,
  days: Omit<Insertable<Database['campaign_figure']>, 'campaign_id'>[],
): Promise<void> {
  const rows = days.map((day) => ({ campaign_id, ...day }));
  await (db.isTransaction
    ? writeFigures(db as Tx, rows)
    : db.transaction().execute((tx) => writeFigures(tx, rows)));
}

/** An item of the library without its files. */
export function makeMedia(db: Db | Tx, row: Row<'media'> & { account_id: string }) {
  const n = next();
  const key = `media/${newHash().toLowerCase()}${n}`;
  return db
    .insertInto('media')
    .values({
      type: 'image',
      title: `Picture ${n}`,
      file_name: `picture-${n}.jpg`,
      width: 1200,
      height: 900,
      bytes: 1000,
      duration: row.type === 'video' ? 10 : null,
      file_key: `${key}.jpg`,
      preview_key: `${key}-preview.webp`,
      thumbnail_keys: [`${key}-thumbnail.webp`],
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeCroppedImage(
  db: Db | Tx,
  row: Row<'cropped_image'> & { account_id: string; media_id: string },
) {
  const key = `media/${newHash().toLowerCase()}${next()}`;
  return db
    .insertInto('cropped_image')
    .values({
      width: 700,
      height: 700,
      file_key: `${key}.jpg`,
      thumbnail_key: `${key}-thumbnail.webp`,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeAd(
  db: Db | Tx,
  row: Row<'ad'> & { account_id: string } & ({ campaign_id: string } | { template_id: string }),
) {
  return db
    .insertInto('ad')
    .values({ type: 'FacebookPostAd', ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type AdOwner = { account_id: string } & ({ campaign_id: string } | { template_id: string });

export async function makeBannerAd(
  db: Db | Tx,
  owner: AdOwner,
  row: Partial<Row<'banner_ad'>> & { logo_id?: string } = {},
) {
  const ad = await makeAd(db, { ...owner, type: 'GoogleDisplayGeneratedAd' });
  const { account_id, id: ad_id } = ad;
  const { logo_id, ...words } = row;
  await db
    .insertInto('banner_ad')
    .values({
      ad_id,
      account_id,
      type: 'We are hiring',
      subtitle: 'Work where people matter',
      title: 'Nurses wanted',
      tags: ['Full time'],
      call_to_action: 'Apply now',
      primary_color: '#1D4ED8',
      ...words,
    })
    .execute();
  if (logo_id) {
    const logo = { account_id, ad_id, position: 0, media_id: logo_id, cropped_id: null };
    await db.insertInto('ad_media').values(logo).execute();
  }
  return ad;
}

export async function makeSearchAd(
  db: Db | Tx,
  owner: AdOwner,
  row: Partial<Row<'search_ad'>> = {},
) {
  const ad = await makeAd(db, { ...owner, type: 'GoogleSearchAd' });
  await db
    .insertInto('search_ad')
    .values({
      ad_id: ad.id,
      account_id: ad.account_id,
      headlines: ['Nurses wanted', 'Work near home', 'Apply in a minute'],
      descriptions: ['Come and work with us', 'We look forward to meeting you'],
      ...row,
    })
    .execute();
  return ad;
}
