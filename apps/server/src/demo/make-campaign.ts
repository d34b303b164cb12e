import * as builders from '@posthorn/db/builders';
import {
  addDays,
  type CampaignStatus,
  type CampaignType,
  campaignTypeSpecs,
  isBeforeLaunch,
  isRunning,
  lengthInDays,
  messageOf,
  suggestBudget,
} from '@posthorn/domain';
import { writeLeadForm } from '../modules/lead-forms/index.ts';
import type { DemoWorkspace } from './accounts.ts';
import { loadAds } from './ads/load-ads.ts';
import type { Chance } from './chance.ts';
import type { DemoContext } from './context.ts';
import { demoForm } from './demo-form.ts';
import { divideDemoBudget } from './divide-budget.ts';
import { amongAds, figuresOf } from './figures.ts';
import { isLaunchedLater } from './launch-demo.ts';
import { loadApplications } from './load-applications.ts';
import { loadHistory } from './load-history.ts';

/** When a campaign of a status runs, counted in days from today. */
const times: Record<CampaignStatus, { start: [number, number]; days: [number, number] }> = {
  draft: { start: [2, 14], days: [14, 60] },
  to_approve: { start: [3, 20], days: [14, 60] },
  // launched, and some of them still to begin
  active: { start: [-26, 16], days: [28, 60] },
  paused: { start: [-30, -6], days: [35, 70] },
  stopped: { start: [-160, -50], days: [30, 45] },
  finished: { start: [-190, -60], days: [21, 45] },
  failed: { start: [-6, 4], days: [21, 45] },
};

export async function makeDemoCampaign(
  context: DemoContext,
  workspace: DemoWorkspace & { id: string },
  given: { title?: string; type: CampaignType; status: CampaignStatus },
): Promise<{ id: string; title: string }> {
  const { tx, chance, account_id } = context;
  const { type, status } = given;
  // A draft is at times only begun.
  const isBegun = status === 'draft' && (given.title === '' || chance.percent(20));
  const content = contentOf(context, workspace, type, given.title);
  const dates = isBegun && chance.percent(60) ? undefined : datesOf(context, status);
  const title = given.title ?? content.title;
  const budget = isBeforeLaunch(status) && chance.percent(60) ? null : budgetOf(chance);
  const advice = suggestBudget({
    type,
    functionGroup: content.functionGroup,
    profiles: content.profiles,
    startDate: dates?.start ?? null,
    endDate: dates?.end ?? null,
    places: isBegun ? [] : content.places,
    currency: 'EUR',
  });
  const campaign = await builders.makeCampaign(tx, {
    account_id,
    workspace_id: workspace.id,
    title,
    type,
    status,
    target_url:
      campaignTypeSpecs[type].fields.includes('landingPage') && !isBegun
        ? `${context.website}/${slugOf(title)}`
        : '',
    po_number: chance.percent(65)
      ? `PO-${chance.between(2026, 2027)}-${chance.between(100, 999)}`
      : '',
    reference_number: chance.percent(40) ? `REQ${chance.between(10_000, 99_999)}` : '',
    language: 'nl',
    goal: type === 'custom' ? 'MAXIMISE_CLICKS' : null,
    function_group: content.functionGroup,
    profiles: JSON.stringify(content.profiles),
    locations: JSON.stringify(
      isBegun ? [] : content.places.map(({ population: _, countryCode: __, ...place }) => place),
    ),
    start_date: dates?.start ?? null,
    end_date: dates?.end ?? null,
    paused_at: status === 'paused' ? new Date(Date.now() - chance.between(1, 4) * DAY) : null,
    used_template: status === 'to_approve' ? workspace.template : null,
    custom_total_gross_budget: budget,
    ...(budget !== null && divideDemoBudget(budget, { type, status, dates })),
    reach: advice.reach,
    suggested_budget: advice.budget,
    suggestion_obstacle: advice.obstacle,
    created_at: daysAgo(context.today, dates?.start, chance.between(3, 12)),
    ...context.pages,
  });
  await loadHistory(context, campaign, dates?.start);
  let counted: ReturnType<typeof figuresOf> = [];
  let applied: ReturnType<typeof figuresOf> = [];
  const hasRun = dates !== undefined && dates.start < context.today;
  if (hasRun && !isBeforeLaunch(status) && status !== 'failed') {
    const until = isRunning(status) ? context.today : dates.end;
    // Made up in any case: the chances of the campaigns that follow depend on it.
    const figures = figuresOf(chance, { type, ...dates, until, budget: budget ?? 0 });
    const isCountedThere = context.launchesDemo && isLaunchedLater({ status });
    const { needsForm } = campaignTypeSpecs[type];
    // Applications in a form are counted one by one.
    const shown = needsForm ? figures.map((day) => ({ ...day, leads: 0 })) : figures;
    if (!isCountedThere) counted = shown;
    // What is launched on the sandbox gets its applications from there.
    if (needsForm && !isCountedThere) applied = figures;
  }
  if (campaignTypeSpecs[type].needsForm && !isBegun) {
    const owner = { campaignId: campaign.id };
    await writeLeadForm(tx, account_id, owner, demoForm(context.website));
  }
  const isNamed = given.title !== undefined;
  const adId = await loadAds(context, campaign, { workspace, isNamed });
  const ads = await tx
    .selectFrom('ad')
    .select(['id', 'type'])
    .where('campaign_id', '=', campaign.id)
    .orderBy('id')
    .execute();
  await builders.makeFigures(tx, campaign.id, amongAds(counted, ads));
  await loadApplications(context, {
    campaign: { id: campaign.id, time_zone: context.time_zone },
    ads,
    days: applied,
  });
  if (status === 'failed') await makeProblem(context, campaign.id, { adId, isNamed });
  return { id: campaign.id, title };
}

function contentOf(
  { chance, reference }: DemoContext,
  workspace: DemoWorkspace,
  type: CampaignType,
  title = '',
) {
  const all = workspace.groups.flatMap((group) => reference.profilesOf(group));
  // a campaign with a name is for the job in its name
  const named = all.filter(({ name }) => title.toLowerCase().includes(name.toLowerCase()));
  const profile = chance.oneOf(named.length > 0 ? named : all);
  const names = new Set(
    Array.from({ length: chance.oneOf([1, 1, 2, 3, 5]) }, () => chance.oneOf(workspace.cities)),
  );
  const places = [...names].map((name) => reference.city(name));
  const byGroup = campaignTypeSpecs[type].audiences[0] === 'functionGroup';
  const extra = chance.oneOf([
    '',
    '',
    `, ${places[0]?.name}`,
    ' (32 hours)',
    ' (m/f/x)',
    ', evenings',
  ]);
  return {
    title: byGroup ? `${chance.oneOf(workspace.slogans)}: ${profile.name}` : profile.name + extra,
    places,
    functionGroup: byGroup ? profile.functionGroup : null,
    profiles: byGroup ? [] : [profile],
  };
}

function datesOf({ chance, today }: DemoContext, status: CampaignStatus) {
  const { start, days } = times[status];
  const first = addDays(today, chance.between(...start));
  return { start: first, end: addDays(first, chance.between(...days)) };
}

const budgetOf = (chance: Chance) => chance.oneOf([600, 900, 1200, 1500, 2400, 3600, 6000]) * 100;

const DAY = 86_400_000;

/** So many days before the start, and never in the future. */
function daysAgo(today: string, start: string | undefined, days: number): Date {
  const behind = Math.max(0, lengthInDays(start ?? today, today));
  return new Date(Date.now() - (behind + days) * DAY);
}

const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** What Meta refuses, as its connector tells it: some of it is about one ad. */
const problems = [
  {
    code: '1885252',
    message: 'Image text overlay exceeds the limit',
    text: messageOf('meta.policy'),
    isOfAd: true,
  },
  {
    code: '2446149',
    message: 'Page is not allowed to advertise',
    text: messageOf('meta.notAllowed'),
    isOfAd: false,
  },
  {
    code: 'budgetTooLow',
    message: 'Budget is below the minimum of each day',
    text: messageOf('meta.metaWantsAtLeastN', { amount: 5, currency: 'EUR' }),
    isOfAd: false,
  },
] as const;

async function makeProblem(
  { tx, chance, account_id }: DemoContext,
  campaign_id: string,
  { adId, isNamed }: { adId: string | undefined; isNamed: boolean },
) {
  const usual = chance.oneOf(problems);
  // The news tells what happened to the one with a name.
  const { isOfAd, text, ...problem } = isNamed ? problems[0] : usual;
  const request_id = `req-${chance.between(100_000, 999_999)}`;
  await builders.makeCampaignError(tx, {
    account_id,
    campaign_id,
    ad_id: isOfAd && adId ? adId : null,
    channel: 'facebook',
    ...problem,
    user_message: null,
    user_text: JSON.stringify(text),
    request_id,
  });
  if (chance.percent(50)) {
    await builders.makeCampaignError(tx, {
      account_id,
      campaign_id,
      kind: 'media',
      code: 'MIN_WIDTH',
      request_id: null,
      message: 'Image is 420 pixels wide',
      user_message: 'One image is too small: it should be at least 500 pixels wide.',
    });
  }
}
