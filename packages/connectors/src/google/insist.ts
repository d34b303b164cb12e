import type { Run } from '../connector.ts';
import type { Desk } from './desk.ts';
import { update } from './operation.ts';

/**
 * What a campaign was last told to be. 'spent' is our own pause: the money of a Display campaign is
 * gone, and it goes on when there is more.
 */
export type State = 'running' | 'paused' | 'stopped' | 'spent';

/**
 * Sends a change whatever was sent before: a pause must never be left out because there was one
 * earlier. It goes through the journal so that a worker that has lost the lease changes nothing, and so
 * that what it stands for is known afterwards.
 */
export async function insist(
  { journal }: Pick<Run, 'journal'>,
  key: 'state' | 'formers' | 'dates' | 'money' | 'targets' | 'keywords' | 'bidding',
  meaning: string,
  send: () => Promise<unknown>,
): Promise<void> {
  await journal.change({
    key,
    request: meaning,
    isRepeated: true,
    async send() {
      await send();
      return meaning;
    },
  });
}

/**
 * Alone in its call: a mutate is done as a whole or not at all, so one refused date beside the pause
 * would leave the campaign on and spending.
 */
export async function switchOff(
  { client }: Pick<Desk, 'client'>,
  campaign: string,
  run: Run,
  state: Exclude<State, 'running'>,
): Promise<void> {
  const off = [update('campaignOperation', campaign, { status: 'PAUSED' })];
  await insist(run, 'state', state, () => client.mutate('change', off, { signal: run.signal }));
}

/** A daily budget does not tell of which total it is a part: anyone who changes the days must know. */
export async function rememberBudget({ journal }: Pick<Run, 'journal'>, cents: number) {
  await journal.change({ key: 'budget', request: cents, send: async () => String(cents) });
}

export const rememberedBudget = ({ journal }: Pick<Run, 'journal'>): number | undefined => {
  const cents = Number(journal.ref('budget') || Number.NaN);
  return Number.isSafeInteger(cents) ? cents : undefined;
};
