import { dayIn } from '@posthorn/domain';
import type { StatisticRow } from '../delivery/delivery.ts';
import type { World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Call, isRecord, noteUnknown } from './call.ts';
import { aimOf } from './delivery.ts';
import { FORM } from './forms/kind.ts';
import { byHand } from './forms/leads.ts';
import { invalid } from './graph-error.ts';
import { above } from './kept.ts';
import { fieldOf, meets, pageOf } from './listing.ts';
import { params as known } from './names/params.ts';
import { accountOf } from './node.ts';
import { resultsOf } from './pixel.ts';
import { parseFields, project, type View } from './projection.ts';
import { effectiveStatus, statusOf } from './review.ts';
import { rangeOf } from './time-range.ts';
import { list, oneOf } from './value.ts';

const insightParams = new Set([...known.insights, 'after', 'before']);
const DAY_MS = 86_400_000;

/** Which ads something stands above. */
function adsBelow(id: string, world: World): LedgerObject[] {
  const all = world.ledger.list({ kind: 'ad', includeRemoved: true });
  return all.filter(
    (ad) =>
      ad.id === id ||
      ad.fields.adset_id === id ||
      ad.fields.campaign_id === id ||
      `act_${ad.account}` === id,
  );
}

type Level = 'ad' | 'adset' | 'campaign' | 'account';

/** The day it is where the account is. */
function todayOf({ world }: Call, id: string): string {
  const account = world.ledger.get(id)?.account ?? id.replace('act_', '');
  const zone = world.accounts().find((one) => one.id === account)?.timeZone ?? 'UTC';
  return dayIn(zone, new Date(world.now()));
}

/** One row of a report: all figures of one ad, set or campaign, in one stretch of days. */
interface Cell {
  ad: LedgerObject;
  since: string;
  until: string;
  rows: StatisticRow[];
}

/** What ads did, as rows of text. Where nothing happened there is no row. */
export function insights(call: Call, id: string) {
  const { params, world } = call;
  noteUnknown(call, params, insightParams);
  const level = (
    params.level === undefined ? 'campaign' : oneOf('level', params.level, 'level')
  ) as Level;
  const { since, until } = rangeOf(params, todayOf(call, id));
  const conditions = list(params, 'filtering') ?? [];
  const asksForGone = conditions.some(
    (one) => isRecord(one) && fieldOf(one) === 'effective_status',
  );
  const ads = adsBelow(id, world).filter((ad) => {
    if (level === 'ad' && !asksForGone && statusOf(ad) === 'DELETED') return false;
    const { campaign_id, adset_id } = ad.fields;
    const view = {
      ...{ id: ad.id, name: ad.name, campaign_id, adset_id },
      effective_status: effectiveStatus(ad, world),
    };
    return conditions.every((condition) => meets(view, condition));
  });
  const cells = gather(call, level, ads, since, until);
  const wished = parseFields(params.fields ?? 'impressions,spend');
  return pageOf(call, cells, (cell) => {
    const view = viewOf(cell, level, world);
    const shown = project('insight', view, wished, world);
    return { ...shown, date_start: cell.since, date_stop: cell.until };
  });
}

function gather(call: Call, level: Level, ads: LedgerObject[], from: string, to: string): Cell[] {
  const { world } = call;
  const stretch = stretchOf(call.params.time_increment, from, to);
  const byId = new Map(ads.map((ad) => [ad.id, ad]));
  const rows = world.statistics({ ads: [...byId.keys()], from, to, by: 'day' });
  const cells = new Map<string, Cell>();
  for (const row of [...rows, ...leadsByHand(ads, from, to, world)]) {
    const ad = byId.get(row.adId);
    if (!ad || row.day === null) continue;
    const [since, until] = stretch(row.day);
    const key = `${since}|${ofLevel(ad, level)}`;
    const cell = cells.get(key) ?? { ad, since, until, rows: [] };
    cell.rows.push(row);
    cells.set(key, cell);
  }
  return [...cells.values()].sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
}

/** What people have sent by hand, each as a row of its own: it counts like any other. */
function leadsByHand(ads: LedgerObject[], from: string, to: string, world: World): StatisticRow[] {
  const forms = world.ledger.list({ kind: FORM });
  return forms
    .flatMap((form) => byHand(form, world))
    .flatMap(({ ad, at }) => {
      const zone = (ad && accountOf(ad, world)?.timeZone) ?? 'UTC';
      const day = dayIn(zone, new Date(at));
      if (!ad || !ads.some(({ id }) => id === ad.id) || day < from || day > to) return [];
      const nothing = { hour: null, spend: 0, impressions: 0, clicks: 0 };
      return [{ adId: ad.id, day, ...nothing, leads: 1 }];
    });
}

const ofLevel = (ad: LedgerObject, level: Level): string =>
  ({
    ad: ad.id,
    adset: String(ad.fields.adset_id),
    campaign: String(ad.fields.campaign_id),
    account: String(ad.account),
  })[level];

/** Into which stretch of days a day falls. */
function stretchOf(
  increment: unknown,
  from: string,
  to: string,
): (day: string) => [string, string] {
  if (increment === undefined || increment === 'all_days') return () => [from, to];
  if (increment === 'monthly') {
    return (day) => {
      const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
      const [first, end] = [`${day.slice(0, 7)}-01`, last.toISOString().slice(0, 10)];
      return [first < from ? from : first, end > to ? to : end];
    };
  }
  const days = Number(increment);
  if (!Number.isInteger(days) || days < 1 || days > 90) {
    throw invalid('Param time_increment is 1 to 90, monthly or all_days', {
      field: 'time_increment',
    });
  }
  const name = (time: number) => new Date(time).toISOString().slice(0, 10);
  return (day) => {
    const past = Math.floor((Date.parse(day) - Date.parse(from)) / DAY_MS / days) * days;
    const start = Date.parse(from) + past * DAY_MS;
    const end = name(start + (days - 1) * DAY_MS);
    return [name(start), end > to ? to : end];
  };
}

function viewOf({ ad, rows }: Cell, level: Level, world: World): View {
  const sum = (of: (row: StatisticRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const [impressions, clicks] = [sum((row) => row.impressions), sum((row) => row.clicks)];
  const [leads, spend] = [sum((row) => row.leads), sum((row) => row.spend)];
  const adSet = above(world, ad);
  const campaign = above(world, adSet);
  const account = accountOf(ad, world);
  return {
    account_id: ad.account,
    account_name: account?.name,
    account_currency: account?.currency,
    ...(level !== 'account' && { campaign_id: campaign.id, campaign_name: campaign.name }),
    ...((level === 'ad' || level === 'adset') && { adset_id: adSet.id, adset_name: adSet.name }),
    ...(level === 'ad' && { ad_id: ad.id, ad_name: ad.name }),
    impressions: String(impressions),
    reach: String(Math.ceil(impressions * 0.7)),
    clicks: String(clicks),
    inline_link_clicks: String(clicks),
    spend: decimal(spend),
    ...(impressions > 0 && {
      ctr: ((clicks / impressions) * 100).toFixed(6),
      cpm: ((spend / impressions) * 10).toFixed(6),
    }),
    ...(clicks > 0 && { cpc: (spend / clicks / 100).toFixed(6) }),
    ...resultsOf({ aim: aimOf(adSet), account: ad.account ?? '' }, { clicks, leads }),
  };
}

const decimal = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
