import type { Clock } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import {
  campaignTitle,
  finishMove,
  latestToday,
  say,
  showDate,
  statusesBefore,
} from '@posthorn/domain';
import type { Logger } from 'pino';
import { inRounds } from '../../../platform/in-rounds.ts';
import { notify } from '../../notifications/index.ts';
import { makeMove } from '../make-move.ts';
import * as repository from '../repository.ts';
import { stateOf } from '../state.ts';

interface FinishTools {
  db: Db;
  log: Logger;
  clock: Pick<Clock, 'now' | 'after'>;
}

/**
 * Looks for what is over again and again, and soon after a start. A timetable of the machine would miss the
 * day that passed while nothing ran, and the week by which a person turns the clock of the sandbox.
 */
export const finishInRounds = ({ db, log, clock }: FinishTools, everyMs: number) =>
  inRounds(clock, everyMs, () =>
    finishCampaigns(db, log, new Date(clock.now())).catch((error: unknown) =>
      log.warn({ err: error }, 'campaigns that are over could not be looked for'),
    ),
  );

const AT_ONCE = 100;

/**
 * Finishes every campaign whose last day is over. Each has a transaction of its own, so that one that
 * fails keeps no other from being finished; it is tried again with the next round.
 */
export async function finishCampaigns(db: Db, log: Logger, now: Date): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const ids = await listEnded(db, now, last);
    for (const id of ids) {
      await finishCampaign(db, id, now).catch((error: unknown) =>
        log.warn({ err: error, campaign: id }, 'a campaign could not be finished'),
      );
    }
    last = ids.at(-1);
    if (ids.length < AT_ONCE) return;
  }
}

/** Those that may be over, whatever the time zone of their account; the rule decides about each. */
async function listEnded(db: Db, now: Date, after: string | undefined): Promise<string[]> {
  let ended = db
    .selectFrom('campaign')
    .select('id')
    .where('status', 'in', statusesBefore('finish'))
    .where('end_date', '<', latestToday(now));
  if (after !== undefined) ended = ended.where('id', '>', after);
  const rows = await ended.orderBy('id').limit(AT_ONCE).execute();
  return rows.map(({ id }) => id);
}

/** What another process or person is changing right now has to wait for the next round. */
function finishCampaign(db: Db, campaignId: string, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const { account_id: accountId, workspace_id: workspaceId } = row;
    const { time_zone: timeZone } = await repository.findAccountFacts(tx, accountId);
    const campaign = stateOf(row);
    const move = finishMove(campaign, { timeZone, now });
    if (!move) return;
    await makeMove(tx, row, move, { personId: null, now });
    const endDate = campaign.endDate ?? '';
    await notify(tx, {
      kind: 'finished',
      // An extended campaign has another end.
      once: endDate,
      ...{ accountId, workspaceId, campaignId },
      message: say('news.finished', {
        title: campaignTitle(campaign),
        date: showDate(endDate),
      }),
    });
  });
}
