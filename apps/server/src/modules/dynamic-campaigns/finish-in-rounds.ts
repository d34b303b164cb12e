import type { Clock } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import { inRounds } from '../../platform/in-rounds.ts';
import { finishDynamicCampaigns } from './commands/end-dynamic-campaigns.ts';

interface Tools {
  db: Db;
  clock: Pick<Clock, 'now' | 'after'>;
  log: Logger;
}

/** Looks again and again for dynamic campaigns whose jobs are gone for good. */
export const finishDynamicInRounds = ({ db, clock, log }: Tools, everyMs: number) =>
  inRounds(clock, everyMs, () =>
    finishDynamicCampaigns(db, new Date(clock.now())).catch((error: unknown) =>
      log.warn({ err: error }, 'no dynamic campaign could be finished'),
    ),
  );
