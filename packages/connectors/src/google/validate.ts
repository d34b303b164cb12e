import {
  type Message,
  messageOf,
  networkNames,
  runningDays,
  takesTotalBudget,
} from '@posthorn/domain';
import type { Rehearsal, Verdict } from '../connector.ts';
import { otherDays } from '../days.ts';
import { type Failure, isPassing, NetworkFailure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import { checkKeywords, sortAds } from './checks.ts';
import { tryConversionGoal } from './conversion-goal.ts';
import type { Desk } from './desk.ts';
import { errorsOf } from './errors/error.ts';
import { refusal } from './errors/failure.ts';
import { adGroupOf, filesOf, type GoogleAd } from './map/ad-group.ts';
import { CAMPAIGN_PART, frameOf } from './map/frame.ts';
import { type Graph, joined, wholeGraph } from './map/graph.ts';
import { dailyCents } from './money.ts';
import { placesOnGoogle } from './places.ts';
import { failuresOf } from './refused.ts';
import { assetOperation } from './upload.ts';

/** A few megabytes of files at a time. */
const BYTES_AT_ONCE = 8_000_000;
const FIRST_FILE = -1_000_000;

/** Lets Google look at the whole campaign, files included, without making it. */
export async function validate(desk: Desk, plan: Plan, run: Rehearsal): Promise<Verdict> {
  const { fit, refused } = sortAds(plan, desk.settings.capabilities);
  const remarks: Message[] = [];
  const found = await findingsOf(async () => {
    remarks.push(...otherDays(plan, 'google', (await desk.account()).timeZone));
    await desk.checkCurrency(plan);
    remarks.push(...(await accountRemarks(desk)));
    await desk.checkConversion(plan);
    await tryConversionGoal(desk, plan, run.signal);
    desk.checkEnd(plan);
    checkKeywords(plan);
    const { first: firstDay, last: lastDay } = await desk.daysOf(plan);
    const frame = frameOf(plan, {
      firstDay,
      lastDay,
      part: CAMPAIGN_PART,
      hasTotal: takesTotalBudget(plan.channel, runningDays(firstDay, lastDay)),
      dailyCents: dailyCents(plan.budget, firstDay, lastDay),
      places: await placesOnGoogle(run, plan.places),
    });
    const failures: Failure[] = [];
    for (const ads of bundled(fit)) {
      const graph = await graphWithFiles(desk, plan, frame, ads, run);
      failures.push(...(await tryOut(desk, graph, run.signal)));
    }
    return failures;
  });
  return { refusals: unique([...refused, ...found]), remarks };
}

/** An account that is closed says so by itself to every call; one that is suspended is still shown. */
async function accountRemarks(desk: Desk): Promise<Message[]> {
  const { status, hasBilling } = await desk.standing();
  if (status === 'SUSPENDED')
    throw refusal('policy', 'accountSuspended', messageOf('google.accountSuspended'));
  return hasBilling ? [] : [messageOf('remark.noPayment', { network: networkNames.google })];
}

/** What is wrong for good is an answer; what passes is for another try. */
async function findingsOf(look: () => Promise<Failure[]>): Promise<Failure[]> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof NetworkFailure) || isPassing(error.kind)) throw error;
    return [error.failure];
  }
}

async function tryOut({ client }: Desk, graph: Graph, signal?: AbortSignal): Promise<Failure[]> {
  try {
    await client.mutate('read', graph.operations, { validateOnly: true, signal });
    return [];
  } catch (error) {
    if (!(error instanceof NetworkFailure) || errorsOf(error).length === 0) throw error;
    if (isPassing(error.kind)) throw error;
    // A name that is taken means that it is published already.
    return failuresOf(graph, error).filter(({ code }) => !code.includes('DUPLICATE'));
  }
}

async function graphWithFiles(
  { client }: Desk,
  plan: Plan,
  frame: ReturnType<typeof frameOf>,
  ads: readonly GoogleAd[],
  { read }: Pick<Rehearsal, 'read'>,
): Promise<Graph> {
  const names = new Map<string, string>();
  let files: Graph = { operations: [], owners: [], groups: new Map() };
  for (const ad of ads) {
    for (const file of filesOf(ad)) {
      if (names.has(file.key)) continue;
      const name = `${client.customer}/assets/${FIRST_FILE - names.size}`;
      names.set(file.key, name);
      const operation = assetOperation(file, await read(file), name);
      files = joined(files, { operations: [operation], owners: [ad.id], groups: new Map() });
    }
  }
  const groups = ads.map((ad) => adGroupOf(plan, ad));
  const assets = ({ key }: { key: string }) => names.get(key) ?? '';
  return joined(files, wholeGraph(client.customer, plan, frame, groups, assets));
}

/** Ads in their order, as many at once as their files allow; at least once, for the campaign itself. */
function bundled(ads: readonly GoogleAd[]): GoogleAd[][] {
  const bundles: GoogleAd[][] = [[]];
  let bytes = 0;
  for (const ad of ads) {
    const own = filesOf(ad).reduce((sum, file) => sum + file.bytes, 0);
    if (bytes + own > BYTES_AT_ONCE && bundles.at(-1)?.length) {
      bundles.push([]);
      bytes = 0;
    }
    bundles.at(-1)?.push(ad);
    bytes += own;
  }
  return bundles;
}

function unique(failures: readonly Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter(({ adId = '', code, field = '' }) => {
    const key = `${adId} ${code} ${adId === '' ? '' : field}`;
    return !seen.has(key) && seen.add(key);
  });
}
