import { type Conversion, conversionsOf, happened } from '../conversions.ts';
import type { SandboxAnswer, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Call, checkParameters, decoded, textIn } from './call.ts';
import { CONVERSIONS } from './campaigns.ts';
import { accountOf, existing, urnId } from './kinds.ts';
import { pageByCount } from './paging.ts';
import { notFound, refuse } from './problem.ts';

const urnOf = ({ id }: Conversion): string => `urn:lla:llaPartnerConversion:${id}`;

/** conversions: the rules by which an account counts what happens on its website. */
export function answerConversions(world: World, call: Call): SandboxAnswer {
  const { query, method } = call;
  if (method !== 'FINDER' || query.q !== 'account') {
    throw refuse('ILLEGAL_ARGUMENT', `There is no finder ${query.q}`);
  }
  checkParameters(call, ['q', 'account', 'start', 'count', 'fields']);
  const { id: account } = accountOf(world, urnId(textIn(query.account)));
  const rules = conversionsOf({ id: account }).map(({ id, name, counts }) => ({
    id: Number(id),
    name,
    account: `urn:li:sponsoredAccount:${account}`,
    type: counts === 'application' ? 'SUBMIT_APPLICATION' : 'KEY_PAGE_VIEW',
    enabled: true,
    conversionMethod: 'INSIGHT_TAG',
    postClickAttributionWindowSize: 30,
    viewThroughAttributionWindowSize: 7,
  }));
  return pageByCount(call, rules);
}

/** campaignConversions: by which rules of its account a campaign is counted. */
export function answerCampaignConversions(world: World, { method, steps }: Call): SandboxAnswer {
  const match = /^\(campaign:([^,]+),conversion:([^,]+)\)$/.exec(steps[1] ?? '');
  const [campaign = '', conversion = ''] = (match ?? []).slice(1).map(decoded);
  const object = existing(world, 'campaign', urnId(campaign));
  const known = conversionsOf({ id: object.account ?? '' }).map(urnOf);
  if (!known.includes(conversion)) throw notFound();
  const others = associatedWith(object).filter((one) => one !== conversion);
  if (method === 'UPDATE') {
    world.ledger.change(object.id, { [CONVERSIONS]: [...others, conversion] });
  } else if (method === 'DELETE') {
    if (others.length === associatedWith(object).length) throw notFound();
    world.ledger.change(object.id, { [CONVERSIONS]: others });
  } else throw refuse('ILLEGAL_ARGUMENT', `campaignConversions do not know ${method}`);
  return { status: 204 };
}

const associatedWith = ({ fields }: LedgerObject): string[] =>
  Array.isArray(fields[CONVERSIONS]) ? fields[CONVERSIONS].map(String) : [];

/** How often each of them was counted for a campaign. */
export const conversionsCounted = (
  campaign: LedgerObject,
  figures: { clicks: number; leads: number },
): { urn: string; count: number }[] =>
  conversionsOf({ id: campaign.account ?? '' })
    .filter((one) => associatedWith(campaign).includes(urnOf(one)))
    .map((one) => ({ urn: urnOf(one), count: happened(one.counts, figures) }))
    .filter(({ count }) => count > 0);
