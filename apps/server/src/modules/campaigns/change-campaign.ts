import { isDeepStrictEqual } from 'node:util';
import { type Db, findFreeMoney, settleCampaigns, type Tx } from '@posthorn/db';
import {
  type ChosenPlace,
  type Currency,
  configurationFindings,
  type Difference,
  dayIn,
  type Finding,
  type FreeMoney,
  finding,
  isBeforeLaunch,
  isConfigurable,
  isRunning,
  type MinimumTimes,
  type RecordedCampaign,
  type Role,
  suggestBudget,
  type Targeting,
} from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { type Connections, countsSomewhere } from '../../platform/networks/networks.ts';
import { recordChange } from '../../platform/record.ts';
import { notFound, Refusal, refuse, refuseWhen } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { assertCovered } from '../finance/index.ts';
import { difference } from './difference.ts';
import { findCampaign } from './read/find-campaign.ts';
import { presentCampaign } from './read/present-campaign.ts';
import * as repository from './repository.ts';
import {
  type CampaignRow,
  type CampaignState,
  columnsOf,
  publishedState,
  recorded,
  stateOf,
  unpublishedChanges,
} from './state.ts';

/** Who asks for a change of which campaign, and which version of it they saw. */
export interface CampaignRequest {
  accountId: string;
  /** What the answer says they may do depends on it. */
  role: Role;
  personId: string;
  requestId: string;
  campaignId: string;
  expectedVersion: number | undefined;
}

/** What a decision may need to know besides the campaign. */
export interface Facts extends Connections {
  tx: Tx;
  accountId: string;
  workspaceId: string;
  /** Of the campaign, before the change. */
  version: number;
  today: string;
  now: Date;
  hasConversionId: boolean;
  currency: Currency;
  /** What campaigns may still take of the account's money; asked where it matters. */
  freeMoney(): Promise<FreeMoney>;
  /** How it differs from what the networks show. */
  difference(): Promise<Difference>;
  /** How often its ads make each budget hold the minimum of its network. */
  minimumTimes: MinimumTimes;
  /** The campaign without the changes that wait to be published. */
  published: CampaignState;
}

type Decision = (campaign: CampaignState, facts: Facts) => Promise<CampaignState> | CampaignState;

/** A change of the configuration: refused once the campaign is launched and well. */
export function configureCampaign(deps: Deps, request: CampaignRequest, decide: Decision) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    const { status } = campaign;
    if (!isConfigurable({ status, ...(await facts.difference()) })) {
      refuse(finding('campaign.notConfigurable'), 'conflict');
    }
    const after = await decide(campaign, facts);
    if (!isBeforeLaunch(campaign.status)) refuseWhen(brokenBy(campaign, after, facts));
    return after;
  });
}

/** A repair may leave undone what was undone, but must not empty or break what was right. */
function brokenBy(before: CampaignState, after: CampaignState, facts: Facts): Finding[] {
  const known = new Set(configurationFindings(before, facts).map(({ path }) => path));
  return configurationFindings(after, facts).filter(({ path }) => !known.has(path));
}

/**
 * Loads and locks, lets the rules decide, writes, records what differs and tells open screens, all
 * in one transaction. A decision that changes nothing leaves no trace. `alsoRecorded` stands beside
 * what differs in the activity log.
 */
export function changeCampaign(
  deps: Deps,
  request: CampaignRequest,
  decide: Decision,
  alsoRecorded: RecordedCampaign = {},
) {
  return inTransaction(deps, (tx) => changeCampaignIn(tx, deps, request, decide, alsoRecorded));
}

/** The same as part of something larger. */
export async function changeCampaignIn(
  tx: Tx,
  deps: Pick<Deps, 'networks' | 'now'>,
  request: CampaignRequest,
  decide: Decision,
  alsoRecorded: RecordedCampaign = {},
) {
  const { accountId, campaignId } = request;
  const row = await lockExpected(tx, request);
  const facts = await factsOf(tx, deps, row);
  const before = { ...stateOf(row), minimumTimes: facts.minimumTimes };
  const after = await decide(before, facts);
  const suggestion = await adviseOn(tx, after, facts.currency);
  await write(tx, request, row, { before, after, alsoRecorded }, columnsOf(after, suggestion));
  await takeMoney(tx, request, before, after, facts.currency);
  return presentCampaign(await found(tx, accountId, campaignId), request.role);
}

/** What is known besides a campaign; what costs a question is asked where it matters. */
export async function factsOf(
  tx: Tx,
  deps: Pick<Deps, 'networks' | 'now'>,
  row: CampaignRow,
): Promise<Facts> {
  const { id: campaignId, account_id: accountId } = row;
  const account = await repository.findAccountFacts(tx, accountId);
  const connections = await deps.networks.connectionsOf(tx, accountId);
  const minimumTimes = await repository.findMinimumTimes(tx, row);
  const now = deps.now();
  return {
    tx,
    accountId,
    workspaceId: row.workspace_id,
    version: row.version,
    now,
    today: dayIn(account.time_zone, now),
    hasConversionId: countsSomewhere(connections),
    ...connections,
    currency: account.currency,
    freeMoney: () => findFreeMoney(tx, accountId),
    difference: async () => ({
      hasErrors: await repository.hasErrors(tx, accountId, campaignId),
      hasUnpublishedChanges: unpublishedChanges(row).length > 0,
    }),
    minimumTimes,
    published: { ...publishedState(row), minimumTimes },
  };
}

/** The campaign as the caller saw it; another person's newer version is told and not overwritten. */
export async function lockExpected(
  tx: Tx,
  request: CampaignRequest,
  purpose?: 'change' | 'deletion',
): Promise<CampaignRow> {
  const { accountId, campaignId, expectedVersion } = request;
  const row = await repository.lockCampaign(tx, accountId, campaignId, purpose);
  if (!row) throw notFound();
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    const current = presentCampaign(await found(tx, accountId, campaignId), request.role);
    throw new Refusal('stale', 'request.stale', { current });
  }
  return row;
}

/** The campaign as it is now, for the one who changed it. */
export const presentFound = async (tx: Tx, { accountId, campaignId, role }: CampaignRequest) =>
  presentCampaign(await found(tx, accountId, campaignId), role);

async function found(tx: Tx, accountId: string, campaignId: string) {
  const campaign = await findCampaign(tx, accountId, campaignId);
  if (!campaign) throw notFound();
  return campaign;
}

type Advised = Omit<Targeting, 'places' | 'currency'> & { locations: readonly ChosenPlace[] };

/** What the domain suggests for a campaign, and what the reference data knows of its places. */
export async function adviseOn(db: Db | Tx, campaign: Advised, currency: string) {
  const places = await repository.findTargets(db, campaign.locations);
  return { ...suggestBudget({ ...campaign, currency, places }), places };
}

/** Books what the campaign holds now; refused where the account does not have it. */
async function takeMoney(
  tx: Tx,
  { accountId, campaignId }: CampaignRequest,
  before: CampaignState,
  after: CampaignState,
  currency: Currency,
): Promise<void> {
  const isLaunch = !isRunning(before.status) && isRunning(after.status);
  if (!isLaunch && !isRunning(before.status)) return;
  const taken = await settleCampaigns(tx, [campaignId]);
  await assertCovered(tx, { accountId, taken, isLaunch, currency, path: 'budget' });
}

async function write(
  tx: Tx,
  request: CampaignRequest,
  row: CampaignRow,
  {
    before,
    after,
    alsoRecorded,
  }: { before: CampaignState; after: CampaignState; alsoRecorded: RecordedCampaign },
  columns: ReturnType<typeof columnsOf>,
): Promise<void> {
  const { accountId, campaignId, personId, requestId } = request;
  if (isDeepStrictEqual(before, after)) return;
  if (!isBeforeLaunch(row.status)) await repository.keepPublished(tx, accountId, campaignId);
  const differing = difference(recorded(before), recorded(after));
  await repository.updateCampaign(tx, accountId, campaignId, columns);
  await recordChange(tx, {
    accountId,
    workspaceId: row.workspace_id,
    personId,
    requestId,
    kind: 'campaign',
    entityId: campaignId,
    campaignId,
    action: 'changed',
    before: differing.before,
    after: { ...differing.after, ...alsoRecorded },
    tells: { workspaceId: row.workspace_id },
  });
}
