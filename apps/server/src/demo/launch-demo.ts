import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@posthorn/db';
import {
  type CampaignStatus,
  campaignTypeSpecs,
  campaignTypes,
  type Delivery,
  isRunning,
  runningStatuses,
} from '@posthorn/domain';
import {
  launchPublications,
  listDue,
  type PublishTools,
  runPublication,
  steerPublications,
} from '../modules/publishing/index.ts';
import { launchedAt } from './load-history.ts';

/** The sandbox's. */
interface PastClock {
  readonly isBehind: boolean;
  now(): number;
  set(to: number): Promise<void>;
  catchUp(): Promise<void>;
}

/** Something that happened to a campaign of the demo, and that the networks have not heard of yet. */
interface PastEvent {
  at: number;
  campaignId: string;
  accountId: string;
  delivery: Delivery;
}

/** These need no form. Of the others, those that have one are launched. */
const formlessTypes = campaignTypes.filter((type) => !campaignTypeSpecs[type].needsForm);

/** It stands on the sandbox in the end, and not before: campaigns of the demo that need a form have one. */
export const isLaunchedLater = ({ status }: { status: CampaignStatus }) => isRunning(status);

/** When the networks have to begin, so that they get all of the demo; undefined where they have it. */
export async function firstLaunch(db: Db): Promise<number | undefined> {
  return (await nextLaunch(db, []))?.at;
}

/**
 * Brings the running campaigns of the demo onto the sandbox, whose clock was started in the past: each is
 * launched and paused when that happened, by the engine that publishes everything else, and the clock is
 * turned from one moment to the next until it is now: also to those at which it has worked through a video. What
 * is left to do is read from the database each time, so that it goes on after the death of a process.
 */
export async function launchDemo(
  publishing: PublishTools,
  { clock }: { clock: PastClock },
  pause: () => Promise<void> = () => sleep(PAUSE_MS),
): Promise<void> {
  const tools = { ...publishing, isPast: true };
  const unfit: string[] = [];
  while (clock.isBehind && !tools.stopping?.aborted) {
    await goOn(tools, { clock, pause }, unfit).catch(async (error: unknown) => {
      tools.log.warn({ err: error }, 'the demo is brought onto the sandbox a moment later');
      await pause();
    });
  }
}

interface Past {
  clock: PastClock;
  pause(): Promise<void>;
}

/** Does what is due, or turns the clock to what happened next. */
async function goOn(tools: PublishTools, { clock, pause }: Past, unfit: string[]): Promise<void> {
  const { db, log } = tools;
  const due = await listDue(tools);
  if (due.length > 0) {
    await Promise.all(due.map(({ id }) => runPublication(tools, id)));
    return;
  }
  const happened = earliest(await nextLaunch(db, unfit), await nextPause(db, unfit));
  const again = await nextTry(db);
  const at = Math.min(happened?.at ?? Date.now(), again ?? Date.now());
  if (at >= Date.now()) return clock.catchUp();
  const isThen = at <= clock.now();
  if (!isThen) await clock.set(at);
  // It is due and was not listed: it belongs to a process that died, for seconds of real time.
  if (happened?.at !== at) return isThen ? pause() : undefined;
  await tell(db, happened, clock.now()).catch((error: unknown) => {
    const campaign = happened.campaignId;
    log.warn({ err: error, campaign }, 'a campaign of the demo could not be launched');
    unfit.push(campaign);
  });
}

/** What did not work, or belongs to a process that died, gets better in real time only. */
const PAUSE_MS = 300;

const earliest = (...events: (PastEvent | undefined)[]): PastEvent | undefined =>
  events.filter((event) => event !== undefined).sort((a, b) => a.at - b.at)[0];

function tell(db: Db, { accountId, campaignId, delivery }: PastEvent, now: number): Promise<void> {
  const wish = { accountId, campaignId, delivery, now: new Date(now) };
  return db
    .transaction()
    .execute((tx) =>
      delivery === 'active' ? launchPublications(tx, wish) : steerPublications(tx, wish),
    );
}

const runningCampaigns = (db: Db, unfit: readonly string[]) =>
  db
    .selectFrom('campaign')
    .select(['id as campaignId', 'account_id as accountId', 'created_at', 'paused_at'])
    .where('status', 'in', runningStatuses)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('type', 'in', formlessTypes),
        exists(selectFrom('lead_form').select('id').whereRef('campaign_id', '=', 'campaign.id')),
      ]),
    )
    .$if(unfit.length > 0, (query) => query.where('id', 'not in', unfit));

/** The next of those that are on no network. */
async function nextLaunch(db: Db, unfit: readonly string[]): Promise<PastEvent | undefined> {
  const row = await runningCampaigns(db, unfit)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('publication').select('id').whereRef('campaign_id', '=', 'campaign.id')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return row && { ...row, at: launchedAt(row).getTime(), delivery: 'active' };
}

/** The next of those that are paused here and not on the networks. What was given up has nothing to pause. */
async function nextPause(db: Db, unfit: readonly string[]): Promise<PastEvent | undefined> {
  const row = await runningCampaigns(db, unfit)
    .where('paused_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('publication')
          .select('id')
          .whereRef('campaign_id', '=', 'campaign.id')
          .where('wanted_delivery', '=', 'active')
          .where(({ or, eb }) =>
            or([eb('state', '<>', 'failed'), eb('reached_plan', 'is not', null)]),
          ),
      ),
    )
    .orderBy('paused_at')
    .orderBy('id')
    .executeTakeFirst();
  return row?.paused_at ? { ...row, at: row.paused_at.getTime(), delivery: 'paused' } : undefined;
}

/** When the engine tries something again. */
async function nextTry(db: Db): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('publication')
    .select(({ fn }) => fn.min('due_at').as('at'))
    .executeTakeFirstOrThrow();
  return at?.getTime();
}
