import type { SandboxAccount, SandboxPage, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { hasTrouble } from '../trouble.ts';
import { type Call, tokenOf } from './call.ts';
import { businessOf } from './catalogue/kind.ts';
import { acceptsForms } from './forms/terms.ts';
import { metaTime } from './meta-time.ts';
import { pageToken } from './page-token.ts';
import { type NodeKind, Reference, type View } from './projection.ts';
import { effectiveStatus, issuesOf, reviewFeedback, statusOf } from './review.ts';
import { stateOf } from './video.ts';

/** Everything that can be told of something; what is asked for is picked from it. */
export function viewOf(object: LedgerObject, world: World): View {
  const zone = accountOf(object, world)?.timeZone ?? 'UTC';
  const told: View = {
    ...object.fields,
    id: object.id,
    name: object.name,
    account_id: object.account,
    created_time: metaTime(object.createdAt, zone),
    updated_time: metaTime(object.changedAt, zone),
  };
  return { ...told, ...(more[object.kind]?.(object, world, zone) ?? {}) };
}

type Teller = (object: LedgerObject, world: World, zone: string) => View;

const statuses = (object: LedgerObject, world: World) => ({
  status: statusOf(object),
  configured_status: statusOf(object),
  effective_status: effectiveStatus(object, world),
});

const times = (object: LedgerObject, zone: string): View =>
  Object.fromEntries(
    (['start_time', 'end_time'] as const).flatMap((name) => {
      const value = object.fields[name];
      return value === undefined ? [] : [[name, metaTime(Date.parse(String(value)), zone)]];
    }),
  );

const more: Record<string, Teller> = {
  campaign: (object, world) => ({
    ...statuses(object, world),
    ...remaining(object, world),
    can_use_spend_cap: true,
  }),
  adset: (object, world, zone) => ({
    ...statuses(object, world),
    ...remaining(object, world),
    ...times(object, zone),
    campaign: nodeAt('campaign', object.fields.campaign_id, world),
  }),
  ad: (object, world) => ({
    ...statuses(object, world),
    creative: nodeAt('adcreative', object.fields.creative_id, world),
    adset: nodeAt('adset', object.fields.adset_id, world),
    campaign: nodeAt('campaign', object.fields.campaign_id, world),
    ad_review_feedback: reviewFeedback(object, world),
    issues_info: issuesOf(object, world),
  }),
  adcreative: ({ removedAt }) => ({ status: removedAt === null ? 'ACTIVE' : 'DELETED' }),
  video: (object, world) => ({
    status: { video_status: stateOf(object, world) },
    picture: stillOf(object.id),
  }),
  run: (object, world) =>
    isReady(object, world)
      ? { async_status: 'Job Completed', async_percent_completion: 100 }
      : { async_status: 'Job Running', async_percent_completion: 40 },
};

/** A report takes a while. */
const REPORT_MS = 10_000;
export const isReady = (report: LedgerObject, world: World): boolean =>
  world.now() - report.createdAt >= REPORT_MS;

export const stillOf = (videoId: string): string => `https://scontent.invalid/${videoId}.jpg`;

function remaining(object: LedgerObject, world: World): View {
  const budget = object.fields.lifetime_budget;
  if (budget === undefined) return {};
  // Worked out only for those who ask: it takes everything that was ever shown.
  return {
    budget_remaining: () => String(Math.max(0, Number(budget) - world.spentOf(object.id))),
  };
}

/** Also what was deleted is told of, to those who know its id. */
function nodeAt(kind: NodeKind, id: unknown, world: World): Reference | undefined {
  const object = world.ledger.get(String(id));
  return object && new Reference(kind, object.id, () => viewOf(object, world));
}

export const accountOf = (object: LedgerObject, world: World): SandboxAccount | undefined =>
  world.accounts().find(({ id }) => id === object.account);

/** As Meta numbers it. */
function accountStatus(account: SandboxAccount): number {
  if (hasTrouble(account, 'closed')) return 101;
  return hasTrouble(account, 'unsettled') ? 3 : 1;
}

export const accountView = (account: SandboxAccount): View => {
  const { id, name, currency, timeZone } = account;
  return {
    id: `act_${id}`,
    account_id: id,
    name,
    currency,
    timezone_name: timeZone,
    default_dsa_beneficiary: name,
    default_dsa_payor: name,
    account_status: accountStatus(account),
    disable_reason: 0,
    business: new Reference('business', businessOf(account), () => ({ name })),
    ...(!hasTrouble(account, 'no billing') && { funding_source: `6${id}` }),
  };
};

export const pageView = (
  { id, name, instagramUserId, lacksTerms }: SandboxPage,
  call: Pick<Call, 'request' | 'params' | 'world'>,
): View => ({
  id,
  name,
  access_token: pageToken(id, tokenOf(call)),
  tasks: ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT'],
  leadgen_tos_accepted: acceptsForms(call.world, { id, name, lacksTerms }),
  ...(instagramUserId && {
    instagram_business_account: new Reference('instagram', instagramUserId, () =>
      instagramView(instagramUserId, name),
    ),
  }),
});

export const instagramView = (id: string, name: string): View => ({
  id,
  name,
  username: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
});
