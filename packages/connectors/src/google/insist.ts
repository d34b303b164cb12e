import type { Run } from '../connector.ts';

/**
 * What a campaign was last told to be. 'spent' is our own pause: the money of a Display campaign is
 * gone, and it goes on when there is more.
 */
export type State = 'running' | 'paused' | 'stopped' | 'spent';

/**
 * Sends a change whatever was sent before: a pause must never be left out because there was one
 * earlier. It goes through the journal so that whoever has lost the lease changes nothing, and so
 * that what it stands for is known afterwards.
 */
export async function insist(
  { journal }: Pick<Run, 'journal'>,
  key: 'state' | 'money' | 'targets' | 'bidding',
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

/** A daily budget does not tell of which total it is a part: whoever changes the days must know. */
export async function rememberBudget({ journal }: Pick<Run, 'journal'>, cents: number) {
  await journal.change({ key: 'budget', request: cents, send: async () => String(cents) });
}

export const rememberedBudget = ({ journal }: Pick<Run, 'journal'>): number | undefined => {
  const cents = Number(journal.ref('budget') || Number.NaN);
  return Number.isSafeInteger(cents) ? cents : undefined;
};
