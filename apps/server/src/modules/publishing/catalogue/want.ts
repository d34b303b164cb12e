import type { CataloguePlan } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import { type Delivery, dynamicAdsChannel } from '@posthorn/domain';
import type { NotNull } from 'kysely';
import { findNewestPlan, keepPlan, markerFor, want } from '../wish/want.ts';
import { freezeCatalogue } from './freeze.ts';

/** Which dynamic campaign shall become what. It is locked by the caller, its job list before it. */
export interface CatalogueWish {
  accountId: string;
  dynamicCampaignId: string;
  now: Date;
  delivery: Delivery;
  isByItself?: boolean;
}

const publications = (tx: Tx) =>
  tx
    .selectFrom('publication')
    .selectAll()
    .where('dynamic_campaign_id', 'is not', null)
    .$narrowType<{ dynamic_campaign_id: NotNull }>();

const lockPublication = (tx: Tx, { accountId, dynamicCampaignId }: CatalogueWish) =>
  publications(tx)
    .where('account_id', '=', accountId)
    .where('dynamic_campaign_id', '=', dynamicCampaignId)
    .forUpdate()
    .executeTakeFirst();

/** Publishes a dynamic campaign as it is now. */
export async function publishCatalogue(tx: Tx, wish: CatalogueWish): Promise<void> {
  const { accountId, dynamicCampaignId } = wish;
  const known = await lockPublication(tx, wish);
  const publication =
    known ??
    (await tx
      .insertInto('publication')
      .values({
        account_id: accountId,
        dynamic_campaign_id: dynamicCampaignId,
        channel: dynamicAdsChannel,
      })
      .returningAll()
      .executeTakeFirstOrThrow());
  const plan = await freezeCatalogue(tx, accountId, dynamicCampaignId);
  const version = await keepPlan(tx, publication, { marker: markerFor(publication), ...plan }, {});
  await want(tx, wish, publication, version);
}

/** Shows, pauses or ends what is published, with the daily budget that it has now. */
export async function steerCatalogue(tx: Tx, wish: CatalogueWish): Promise<void> {
  const publication = await lockPublication(tx, wish);
  if (!publication || publication.wanted_delivery === 'stopped') return;
  const version = await renewPlan(tx, wish, publication);
  await want(tx, wish, publication, version);
}

/**
 * The jobs of a list or its feeds have changed: what advertises them is brought up to date. What the network never
 * took is left until a person asks for it again.
 */
export async function refreshCatalogues(
  tx: Tx,
  { accountId, jobListId, now }: { accountId: string; jobListId: string; now: Date },
): Promise<void> {
  const campaigns = await tx
    .selectFrom('dynamic_campaign')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_list_id', '=', jobListId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id: dynamicCampaignId } of campaigns) {
    const wish = { accountId, dynamicCampaignId, now };
    const publication = await lockPublication(tx, { ...wish, delivery: 'active' });
    if (!publication) continue;
    const { wanted_delivery: delivery, state, reached_plan } = publication;
    if (delivery === 'stopped' || (state === 'failed' && reached_plan === null)) continue;
    const version = await renewPlan(tx, { ...wish, delivery }, publication);
    await want(tx, { delivery, now, isByItself: true }, publication, version);
  }
}

/** What the network has stays as it is but for its feeds and its money. */
async function renewPlan(
  tx: Tx,
  { accountId, dynamicCampaignId }: CatalogueWish,
  publication: NonNullable<Awaited<ReturnType<typeof lockPublication>>>,
): Promise<number> {
  const before = await findNewestPlan<CataloguePlan>(tx, publication);
  const { feeds, dailyBudget } = await freezeCatalogue(tx, accountId, dynamicCampaignId);
  // A list that was deleted is advertised by nothing that runs.
  const plan = { ...before, dailyBudget, ...(feeds.length > 0 && { feeds }) };
  return keepPlan(tx, publication, plan, {});
}
