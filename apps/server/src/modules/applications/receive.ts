import { randomUUID } from 'node:crypto';
import type { Lead } from '@posthorn/connectors';
import { countApplications, type Tx } from '@posthorn/db';
import {
  APPLICATION_EVENT,
  type Channel,
  campaignTitle,
  keptAnswers,
  type Network,
  newsPath,
  say,
} from '@posthorn/domain';
import { announce } from '../../platform/events/announce.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { notify } from '../notifications/index.ts';
import { tellWebhooks } from '../webhooks/index.ts';
import { type LeadHashes, openLeadHashes } from './lead-hash.ts';
import { sealContents } from './sealing.ts';

export interface ReceiveTools {
  secrets: Secrets;
  /** Where the links that programs are told lead. */
  publicUrl: string;
  now: () => Date;
}

interface Delivery {
  campaignId: string;
  network: Network;
  /** Where a person came from whose ad is not known. */
  channel: Channel;
  /** Facebook and Instagram share a publication: the ad tells which of them it was. */
  channelOfAd: Readonly<Record<string, Channel>>;
  leads: readonly Lead[];
  /** The questions of the form as they were asked, by their names on the network. */
  labels: Readonly<Record<string, string>>;
}

const AT_ONCE = 500;

/**
 * Keeps what people sent in the forms of a campaign, and tells those who wait for it. Each application is kept
 * once, however often and in whatever order it comes; one that was erased does not come back. Answers how
 * many were new. A campaign that is gone receives nothing.
 */
export async function receiveApplications(
  tx: Tx,
  tools: ReceiveTools,
  delivery: Delivery,
): Promise<number> {
  const campaign = await findCampaign(tx, delivery.campaignId);
  if (!campaign) return 0;
  const rows = await newRows(tx, tools, delivery, campaign.account_id);
  const added: string[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const kept = await tx
      .insertInto('application')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) => conflict.columns(['network', 'lead_hash']).doNothing())
      .returning('id')
      .execute();
    added.push(...kept.map(({ id }) => id));
  }
  if (added.length === 0) return 0;
  await countApplications(tx, delivery.campaignId, campaign.time_zone);
  await announceNew(tx, tools, campaign, added);
  return added.length;
}

const findCampaign = (tx: Tx, campaignId: string) =>
  tx
    .selectFrom('campaign')
    .innerJoin('account', 'account.id', 'campaign.account_id')
    .select([
      'campaign.id',
      'campaign.title',
      'campaign.account_id',
      'campaign.workspace_id',
      'account.time_zone',
    ])
    .where('campaign.id', '=', campaignId)
    .executeTakeFirst();

type Campaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

/** Without those that are known by a key that was used before. */
async function newRows(tx: Tx, tools: ReceiveTools, delivery: Delivery, accountId: string) {
  const { network, leads } = delivery;
  const hashes = await openLeadHashes(tx, tools.secrets);
  const former = leads.flatMap(({ id }) => hashes(network, id).slice(1));
  const known = await tx
    .selectFrom('application')
    .select('lead_hash')
    .where('network', '=', network)
    .where('lead_hash', '=', (eb) => eb.fn.any(eb.val(former)))
    .execute();
  const knownHashes = new Set(known.map(({ lead_hash }) => lead_hash));
  const isNew = ({ id }: Lead) => !hashes(network, id).some((hash) => knownHashes.has(hash));
  return rowsOf(tools, { ...delivery, leads: leads.filter(isNew) }, accountId, hashes);
}

/** Oldest first, in one order everywhere: two that receive the same wait instead of locking each other. */
function rowsOf(
  { secrets, now }: ReceiveTools,
  delivery: Delivery,
  account_id: string,
  hashes: LeadHashes,
) {
  const { campaignId: campaign_id, network, channelOfAd, leads, labels } = delivery;
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return [...byId.values()]
    .filter(({ id }) => id !== '')
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .map((lead) => {
      const owner = { id: randomUUID(), account_id };
      const applied_at = Number.isFinite(lead.at) ? new Date(lead.at) : now();
      const answers = keptAnswers(lead.answers, labels);
      return {
        ...{ ...owner, campaign_id, network },
        channel: channelOfAd[lead.adId ?? ''] ?? delivery.channel,
        lead_hash: hashes(network, lead.id)[0],
        ad_id: lead.adId,
        applied_at,
        received_at: now(),
        status_at: applied_at,
        ...sealContents(secrets, owner, { answers, note: '' }),
      };
    });
}

/** No one is told who applied: that is read on the page, by those who may. */
async function announceNew(
  tx: Tx,
  { publicUrl, now }: ReceiveTools,
  { id: campaignId, account_id: accountId, workspace_id: workspaceId, title }: Campaign,
  added: readonly string[],
): Promise<void> {
  const name = campaignTitle({ title });
  for (const kind of ['application', 'campaign'] as const) {
    const event = { kind, id: campaignId, action: 'changed', by: null } as const;
    await announce(tx, { accountId, audience: { workspaceId }, event });
  }
  const message = (n: number) => say('news.applied', { title: name, n });
  await notify(tx, {
    kind: 'applied',
    ...{ accountId, workspaceId, campaignId },
    message: message(added.length),
  });
  const page = `${publicUrl}${newsPath('applications', campaignId)}`;
  for (const applicationId of added) {
    const url = `${page}?account=${accountId}&application=${applicationId}`;
    const told = { event: APPLICATION_EVENT, at: now(), campaignId, message: message(1) } as const;
    await tellWebhooks(tx, accountId, { ...told, applicationId, url });
  }
}
