import type { Failure, FeedFailure } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import { budgetNames, type MessageCode, say, sayCode, sayMessage } from '@posthorn/domain';
import { sql } from 'kysely';
import { recordChange } from '../../../platform/record.ts';
import { notify } from '../../notifications/index.ts';
import type { Lease } from '../engine/lease.ts';
import { notDone } from '../engine/record-outcome.ts';
import { concluded, writeSettled } from '../engine/settle.ts';
import type { PublishTools } from '../engine/tools.ts';
import type { CatalogueTried } from './attempt.ts';
import type { CataloguePublication } from './publication.ts';
import { announceCatalogue, tellRefusedJobs } from './tell.ts';

interface Settled {
  title: string;
  /** As it was before the try. */
  row: CataloguePublication;
  tried: CatalogueTried;
  /** Told by those who bring the past along, not by the engine. */
  isPast: boolean;
}

/** Writes down how a try ended, with everything that follows from it, and gives the lease back. */
export function settleCatalogue(
  tools: PublishTools,
  { row, token }: Lease<CataloguePublication>,
  last: CatalogueTried,
): Promise<void> {
  const tried = withMessagesOfJobs({ ...last, ...concluded(tools, row, last) });
  return tools.db.transaction().execute(async (tx) => {
    // Locked in the same order everywhere: the campaign, then its publication.
    const { title } = await tx
      .selectFrom('dynamic_campaign')
      .select('title')
      .where('id', '=', row.dynamic_campaign_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { isOutdated } = await writeSettled(tx, tools, { row, token }, tried);
    const settled = { title, row, tried, isPast: tools.isPast ?? false };
    if (tried.failedFeeds) await keepFailedFeeds(tx, row, tried.failedFeeds);
    if (!isOutdated) await recordOutcome(tx, settled);
    await announceCatalogue(tx, row);
  });
}

/** What the engine says of campaigns names a button that dynamic campaigns do not have. */
const messagesOfJobs: Partial<Record<MessageCode, MessageCode>> = {
  'publish.notConnected': 'publish.notConnectedJobs',
  'publish.gaveUp': 'publish.gaveUpJobs',
  'publish.internal': 'publish.internalJobs',
};

function withMessagesOfJobs(tried: CatalogueTried): CatalogueTried {
  const { outcome } = tried;
  if (!('failure' in outcome)) return tried;
  const { userMessage } = outcome.failure;
  const code = messagesOfJobs[userMessage.code] ?? userMessage.code;
  const failure = { ...outcome.failure, userMessage: { ...userMessage, code } };
  return { ...tried, outcome: { ...outcome, failure } };
}

/** What the network said of a feed that it did not take; the others are asked about when they are followed. */
async function keepFailedFeeds(
  tx: Tx,
  { id }: CataloguePublication,
  failed: readonly FeedFailure[],
): Promise<void> {
  const states = Object.fromEntries(
    failed.map(({ feedId, failure }) => [
      feedId,
      { state: 'rejected', reasons: [failure.userMessage] },
    ]),
  );
  await tx
    .updateTable('publication')
    .set({ ad_states: sql<string>`${JSON.stringify(states)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

async function recordOutcome(tx: Tx, settled: Settled): Promise<void> {
  const { row, tried, title } = settled;
  const { outcome, reached, failedFeeds = [] } = tried;
  if (outcome.is === 'reached') {
    const isNew = row.reached_plan === null && reached.plan !== null;
    if (isNew) await record(tx, settled, { published: row.channel });
    if (!settled.isPast) await tellRefusedJobs(tx, row);
    if (failedFeeds.length > 0) {
      const message = say('publish.feedsRefused', { title, n: failedFeeds.length });
      await tell(tx, settled, failedFeeds.map(({ failure }) => failure.code).join(' '), message);
    }
  }
  // What is tried again by itself was told when it failed first.
  if (outcome.is === 'refused' && row.state !== 'failed') {
    await recordRefused(tx, settled, outcome.failure);
  }
}

async function recordRefused(tx: Tx, settled: Settled, failure: Failure): Promise<void> {
  const { row, title } = settled;
  const act = notDone(row);
  await record(tx, settled, act ? { notDone: act } : { refused: row.channel });
  const words = {
    title,
    channel: budgetNames[row.channel],
    reason: sayMessage(failure.userMessage),
  };
  await tell(
    tx,
    settled,
    failure.code,
    act ? sayCode(`publish.${act}`, words) : say('publish.refused', words),
  );
}

async function record(tx: Tx, { row, isPast }: Settled, after: object): Promise<void> {
  if (isPast) return;
  await recordChange(tx, {
    ...{ accountId: row.account_id, workspaceId: null, personId: null },
    ...{ kind: 'dynamicCampaign', entityId: row.dynamic_campaign_id, action: 'changed', after },
    tells: { wholeAccount: true },
  });
}

/** Told once for what was wanted: a job list that is read again asks for the same, and is no news. */
async function tell(
  tx: Tx,
  { row, isPast }: Settled,
  code: string,
  message: string,
): Promise<void> {
  if (isPast) return;
  await notify(tx, {
    kind: 'jobAdsFailed',
    once: [row.plan_version, row.wanted_delivery, code].join(' '),
    accountId: row.account_id,
    dynamicCampaignId: row.dynamic_campaign_id,
    message,
  });
}
