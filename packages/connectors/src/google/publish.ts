import { type CalendarDate, runningDays, takesTotalBudget } from '@posthorn/domain';
import type { Run } from '../connector.ts';
import { type Failure, throwAll } from '../failure.ts';
import type { Plan } from '../plan.ts';
import { checkKeywords, sortAds } from './checks.ts';
import { biddingOperations, settingOperations, targetOperations } from './converge.ts';
import { setConversionGoal } from './conversion-goal.ts';
import { ensureCampaign, ensureGroup, type Making } from './creation.ts';
import type { Desk } from './desk.ts';
import { isRefusedOperation } from './errors/error.ts';
import { insist, rememberBudget, switchOff } from './insist.ts';
import { alignKeywords } from './keywords.ts';
import { type AdGroup, adGroupOf } from './map/ad-group.ts';
import { CAMPAIGN_KEY, dayOf, type Frame, frameOf } from './map/frame.ts';
import { partOf, revisionIn } from './map/revision.ts';
import { dailyCents } from './money.ts';
import { placesOnGoogle } from './places.ts';
import { takeAway, takeAwayCampaign } from './removal.ts';
import { dailyBudget } from './spread.ts';
import {
  campaignPart,
  formersOf,
  isFormer,
  keepFormersOff,
  needsSuccessor,
  retire,
} from './successor.ts';
import {
  assertListed,
  findGroups,
  findTargets,
  hasTotal,
  readCampaign,
  type SeenCampaign,
  type SeenGroup,
} from './tree.ts';
import { uploadFiles } from './upload.ts';

/**
 * Makes what is missing, sets right what differs, switches on what is whole, clears up the rest. What a
 * person has paused `staysOff`.
 */
export async function publish(
  desk: Desk,
  plan: Plan,
  run: Run,
  { staysOff = false } = {},
): Promise<Failure[]> {
  await desk.checkCurrency(plan);
  await desk.checkConversion(plan);
  checkKeywords(plan);
  const earlier = await earlierCampaign(desk, plan, run);
  if (!earlier) desk.checkEnd(plan);
  const frame = await wishedFrame(desk, plan, run, earlier);
  const { fit, refused } = sortAds(plan, desk.settings.capabilities);
  const files = await uploadFiles(desk, fit, run);
  const making: Making = {
    desk,
    plan,
    run,
    assets: files.assets,
    made: new Map(),
    refused: new Map([...refused, ...files.refused].map((one) => [one.adId ?? '', one])),
  };
  const groups = files.ready.map((ad) => adGroupOf(plan, ad));
  if (run.journal.ref(CAMPAIGN_KEY) === undefined) failWithoutAds(groups, making.refused);
  if (earlier) await alignBidding(desk, frame.frame, earlier, run);
  const campaign = await ensureCampaign(making, frame.frame, groups);
  const on = await ensureGroups(making, campaign, groups);
  const kept = await converge(making, campaign, frame, on, staysOff);
  failWithoutAds(kept, making.refused);
  return [...making.refused.values()];
}

/** There is nothing to show: that is no success with remarks, but a failure. */
function failWithoutAds(left: readonly unknown[], refused: ReadonlyMap<string, Failure>): void {
  if (left.length === 0) throwAll([...refused.values()]);
}

/** A person may have removed the campaign at Google: then it is made anew, with everything in it. */
async function earlierCampaign(
  desk: Desk,
  plan: Plan,
  run: Run,
): Promise<SeenCampaign | undefined> {
  const { journal } = run;
  const campaign = journal.ref(CAMPAIGN_KEY);
  if (campaign === undefined) return undefined;
  const seen = await readCampaign(desk.client, campaign);
  const { last } = await desk.daysOf(plan);
  if (isFormer(journal.refs, campaign) || needsSuccessor(plan.channel, seen, last)) {
    await retire(desk, run, seen);
    return undefined;
  }
  if (seen.status !== 'REMOVED') return seen;
  // Its budget is not gone with it.
  await takeAwayCampaign(desk, campaign, run);
  for (const key of Object.keys(journal.refs)) if (revisionIn(key)) await journal.forget(key);
  await journal.forget(CAMPAIGN_KEY);
  return undefined;
}

async function alignBidding({ client }: Desk, frame: Frame, seen: SeenCampaign, run: Run) {
  const operations = biddingOperations(frame, seen);
  if (operations.length > 0)
    await insist(run, 'bidding', '', () =>
      client.mutate('change', operations, { signal: run.signal }),
    );
}

interface Wished {
  frame: Frame;
  today: CalendarDate;
  isSpent: boolean;
}

/** The frame, and whether there is money left to be shown with. */
async function wishedFrame(
  desk: Desk,
  plan: Plan,
  run: Run,
  earlier: SeenCampaign | undefined,
): Promise<Wished> {
  const today = await desk.today();
  const { first: firstDay, last: lastDay } = await desk.daysOf(plan);
  const { refs } = run.journal;
  const isFirst = formersOf(refs).length === 0;
  const isTotal = earlier
    ? hasTotal(earlier)
    : isFirst && takesTotalBudget(plan.channel, runningDays(firstDay, lastDay));
  // A beginning that has passed can not be moved: every day from today on costs.
  const hasBegun = earlier !== undefined && dayOf(earlier.startDateTime) <= today;
  const daily =
    !isTotal && (hasBegun || !isFirst)
      ? await dailyBudget(desk, run, earlier, {
          budget: plan.budget,
          startDate: firstDay,
          endDate: lastDay,
          spent: 0,
        })
      : dailyCents(plan.budget, firstDay, lastDay);
  const frame = frameOf(plan, {
    part: campaignPart(refs),
    firstDay,
    lastDay,
    hasTotal: isTotal,
    dailyCents: daily,
    places: await placesOnGoogle(run, plan.places),
  });
  const isSpent = !isTotal && hasBegun && daily === 0;
  // Nothing is no budget: the old one stays, and the campaign is switched off.
  return { frame: isSpent ? { ...frame, budget: {} } : frame, today, isSpent };
}

/** Resource names by part, for every ad that Google takes. */
async function ensureGroups(
  making: Making,
  campaign: string,
  groups: readonly AdGroup[],
): Promise<Map<string, string>> {
  const { desk, plan, run, made, refused } = making;
  const seen = await findGroups(desk.client, plan, campaign);
  const isRemoved = (name: string | undefined) =>
    seen.some(({ resourceName, status }) => resourceName === name && status === 'REMOVED');
  for (const { resourceName, revision, status } of seen)
    if (status !== 'REMOVED') made.set(partOf(revision), resourceName);
  const on = new Map<string, string>();
  for (const group of groups) {
    if (refused.has(group.revision.adId)) continue;
    if (isRemoved(run.journal.ref(group.part))) await run.journal.forget(group.part);
    try {
      on.set(group.part, await ensureGroup(making, campaign, group));
    } catch (error) {
      if (!isRefusedOperation(error)) throw error;
      refused.set(group.revision.adId, error.about(group.revision.adId).failure);
    }
  }
  return on;
}

/** Answers the ad groups that are shown in the end. */
async function converge(
  { desk, plan, run, refused }: Making,
  campaign: string,
  wished: Wished,
  made: ReadonlyMap<string, string>,
  staysOff: boolean,
): Promise<string[]> {
  const { client } = desk;
  const seen = await readCampaign(client, campaign);
  // Made on an earlier day, by a call whose answer was lost: then there were more days to be paid for.
  const isAsWished = hasTotal(seen) === 'totalAmountMicros' in wished.frame.budget;
  const { frame, today, isSpent } = isAsWished ? wished : await wishedFrame(desk, plan, run, seen);
  const groups = await findGroups(client, plan, campaign);
  const names = new Set(made.values());
  const older = Object.entries(run.journal.refs).flatMap(([key, name]) =>
    revisionIn(key) && !names.has(name) ? [name] : [],
  );
  assertListed(older, groups);
  const living = groups.filter(({ status }) => status !== 'REMOVED');
  // An ad whose new revision is refused goes on as it was, if it was on.
  const isKept = ({ revision, status }: SeenGroup) =>
    made.has(partOf(revision)) || (refused.has(revision.adId) && status === 'ENABLED');
  const old = living.filter((group) => !isKept(group)).map(({ resourceName }) => resourceName);
  const on = new Set([
    ...made.values(),
    ...living.filter(isKept).map(({ resourceName }) => resourceName),
  ]);
  // Where nothing new is taken, what goes on is left as it is.
  const isOn = !staysOff && on.size > 0 && (made.size > 0 || seen.status === 'ENABLED');
  const state = isSpent ? 'spent' : isOn ? 'running' : 'paused';
  const isSwitchedOff = state !== 'running' && seen.status === 'ENABLED';
  if (isSwitchedOff) await switchOff(desk, campaign, run, state);

  const targets = targetOperations(campaign, frame, await findTargets(client, campaign));
  if (targets.length > 0)
    await insist(run, 'targets', 'right', () =>
      client.mutate('creation', targets, { signal: run.signal }),
    );
  await setConversionGoal(desk, plan, run, campaign);
  const status = state === 'running' ? 'ENABLED' : 'PAUSED';
  const settings = settingOperations(
    { frame, today, status, on: [...on], off: old },
    isSwitchedOff ? { ...seen, status } : seen,
    groups,
  );
  await rememberBudget(run, plan.budget);
  if (state === 'running') await keepFormersOff(desk, run);
  await insist(run, 'state', state, async () => {
    if (settings.length > 0) await client.mutate('change', settings, { signal: run.signal });
  });
  for (const group of old) await takeAway(desk, 'adGroupOperation', group, run);
  await forgetOld(run, new Set([...on]));
  // Last: a keyword that is refused must not hold up money, dates and state.
  await alignKeywords(desk, plan, campaign, on, run);
  return [...on];
}

async function forgetOld({ journal }: Run, on: ReadonlySet<string>): Promise<void> {
  for (const [key, name] of Object.entries(journal.refs))
    if (revisionIn(key) && !on.has(name)) await journal.forget(key);
}
