import { isDeepStrictEqual } from 'node:util';
import { type AdStatus, sentencesOf } from '@posthorn/connectors';
import type { AdStates, Tx } from '@posthorn/db';
import type { PublicationRow } from '../engine/lease.ts';

/** Writes down what the network says of each ad; answers whether it says something new. */
export async function keepAdStates(
  tx: Tx,
  row: PublicationRow,
  ads: readonly AdStatus[],
): Promise<boolean> {
  const states: AdStates = Object.fromEntries(
    ads.map(({ adId, state, reasons }) => [adId, { state, reasons: sentencesOf(reasons) }]),
  );
  if (isDeepStrictEqual(states, row.ad_states)) return false;
  await tx
    .updateTable('publication')
    .set({ ad_states: JSON.stringify(states) })
    .where('id', '=', row.id)
    .execute();
  return true;
}
