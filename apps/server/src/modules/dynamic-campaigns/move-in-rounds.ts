import type { Clock } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import { inRounds } from '../../platform/in-rounds.ts';
import { finishDynamicCampaigns } from './commands/end-dynamic-campaigns.ts';
import { pauseUncovered } from './commands/pause-uncovered.ts';

interface Tools {
  db: Db;
  clock: Pick<Clock, 'now' | 'after'>;
  log: Logger;
}

/** Looks again and again for dynamic campaigns whose jobs are gone for good, or whose account has no money left. */
export const moveDynamicInRounds = (tools: Tools, everyMs: number) =>
  inRounds(tools.clock, everyMs, async () => {
    const now = new Date(tools.clock.now());
    for (const move of [finishDynamicCampaigns, pauseUncovered]) {
      await move(tools, now).catch((error: unknown) =>
        tools.log.warn({ err: error }, 'dynamic campaigns could not be looked through'),
      );
    }
  });
