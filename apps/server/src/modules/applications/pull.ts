import type { Clock, Plan } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import {
  adTypeSpecs,
  type Channel,
  campaignTypeSpecs,
  campaignTypes,
  lastDayOnNetwork,
  lastDayToAsk,
  networkOf,
} from '@posthorn/domain';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import { defineJob, workOn } from '../../platform/jobs/define-job.ts';
import type { Networks } from '../../platform/networks/networks.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { readPublished } from '../publishing/index.ts';
import { receiveApplications } from './receive.ts';

export interface PullTools {
  db: Db;
  networks: Networks;
  clock: Pick<Clock, 'now' | 'after'>;
  secrets: Secrets;
  publicUrl: string;
  log: Logger;
  stopping?: AbortSignal;
}

/** Asks the network for the applications to a campaign now: told when it says that there are some. */
export const pullApplicationsJob = defineJob(
  'pull-applications',
  z.object({ campaignId: z.uuid() }),
);

export const pullWorker = (tools: PullTools) =>
  workOn(pullApplicationsJob, async ({ campaignId }) => {
    await pullApplications(tools, campaignId);
  });

/** An application may appear in the network's lists later than the moment it carries. */
const OVERLAP_MS = 24 * 3_600_000;

/**
 * Asks the network for everything that was sent since it was last asked with success. Downtime makes that
 * longer, and nothing is missed; what comes twice is kept once. Answers how many were new.
 */
async function pullApplications(tools: PullTools, campaignId: string): Promise<number> {
  const { db, networks, clock, secrets, publicUrl } = tools;
  const now = new Date(clock.now());
  const known = await db
    .selectFrom('application_pull')
    .select('complete_until')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  if (await isArchived(db, campaignId)) return 0;
  const since = known?.complete_until ? known.complete_until.getTime() - OVERLAP_MS : 0;
  let received = 0;
  let isComplete = true;
  const failures: unknown[] = [];
  for (const { row, published } of await readPublished(db, campaignId, now)) {
    const { account_id, channel } = row;
    const connector = await networks.connectorFor(db, account_id, channel);
    // Until the ad account is connected again, its applications wait on the network.
    if (!connector) isComplete = false;
    try {
      const leads = (await connector?.leads(published, since)) ?? [];
      if (leads.length === 0) continue;
      const { plan } = published;
      const delivery = {
        ...{ campaignId, network: networkOf[channel], channel, leads },
        ...{ labels: labelsIn(plan), channelOfAd: channelsOf(plan) },
      };
      received += await db
        .transaction()
        .execute((tx) => receiveApplications(tx, { secrets, publicUrl, now: () => now }, delivery));
    } catch (error) {
      // The other channels are asked all the same.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  if (isComplete) await keepComplete(db, campaignId, now);
  return received;
}

/** A network may tell of an application that comes after the end; no one is left who could look at it. */
const isArchived = async (db: Db, campaignId: string): Promise<boolean> =>
  (await db
    .selectFrom('campaign')
    .innerJoin('account', 'account.id', 'campaign.account_id')
    .select('campaign.id')
    .where('campaign.id', '=', campaignId)
    .where('account.archived_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** The questions as people read them: those of the form that was published, with its tags filled in. */
const labelsIn = ({ form }: Plan): Record<string, string> =>
  Object.fromEntries((form?.questions ?? []).map(({ key, label }) => [key, label]));

const channelsOf = ({ ads }: Plan): Record<string, Channel> =>
  Object.fromEntries(ads.map(({ id, adType }) => [id, adTypeSpecs[adType].channel]));

async function keepComplete(db: Db, campaignId: string, now: Date): Promise<void> {
  await sql`
    insert into application_pull as p (campaign_id, asked_at, complete_until)
    select id, ${now}, ${now} from campaign where id = ${campaignId}
    on conflict (campaign_id) do update set
      asked_at = greatest(p.asked_at, excluded.asked_at),
      complete_until = greatest(p.complete_until, excluded.complete_until)`.execute(db);
}

const AT_ONCE = 100;
const typesWithForm = campaignTypes.filter((type) => campaignTypeSpecs[type].needsForm);

/** Asks about every campaign with a form that was not asked about for so long; one that fails waits its turn. */
export async function pullDue(tools: PullTools, everyMs: number): Promise<void> {
  const { db, log, clock } = tools;
  // The same moment for all: asked slowly, the first would be due again before the last was asked.
  const now = new Date(clock.now());
  for (;;) {
    const due = await claimDue(db, now, everyMs);
    for (const campaignId of due) {
      if (tools.stopping?.aborted) return;
      await pullApplications(tools, campaignId).catch((error: unknown) =>
        log.warn({ err: error, campaign: campaignId }, 'applications could not be asked for'),
      );
    }
    if (due.length < AT_ONCE) return;
  }
}

/** Marks them as asked about before they are, so that of several processes one asks. */
async function claimDue(db: Db, now: Date, everyMs: number): Promise<string[]> {
  const before = new Date(now.getTime() - everyMs);
  const { rows } = await sql<{ campaign_id: string }>`
    insert into application_pull as p (campaign_id, asked_at)
    select c.id, ${now} from campaign c
    join account a on a.id = c.account_id and a.archived_at is null
    left join application_pull known on known.campaign_id = c.id
    where c.type = any (${typesWithForm}) and (c.end_date >= ${lastDayToAsk(now)}
        -- not asked with success since its end: what arrived meanwhile still lies on the network
        or (c.end_date >= ${lastDayOnNetwork(now)}
          and coalesce(known.complete_until, c.created_at) < c.end_date + 1))
      and (known.asked_at is null or known.asked_at <= ${before})
      and exists (
        select from publication x where x.campaign_id = c.id and x.account_id = c.account_id
          and (x.reached_plan is not null or x.reached_delivery is not null))
    order by known.asked_at nulls first, c.id limit ${AT_ONCE}
    on conflict (campaign_id) do update set asked_at = excluded.asked_at
    where p.asked_at <= ${before}
    returning campaign_id`.execute(db);
  return rows.map(({ campaign_id }) => campaign_id);
}
