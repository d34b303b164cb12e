import type { Tx } from '@posthorn/db';
import type { BudgetChannel, ErrorEnd, Message } from '@posthorn/domain';
import { sql } from 'kysely';

/** What a network said against a campaign, or against one of its ads. */
export interface NetworkError {
  adId: string | null;
  code: string;
  requestId: string;
  /** In the network's words. */
  message: string;
  userText: Message;
}

interface Channel {
  account_id: string;
  campaign_id: string;
  channel: BudgetChannel;
}

/**
 * Writes down what a channel said, and answers under which ids. What it has said before of the same ad is
 * opened again instead of standing there twice.
 */
export async function keepErrors(
  tx: Tx,
  { account_id, campaign_id, channel }: Channel,
  errors: readonly NetworkError[],
): Promise<string[]> {
  if (errors.length === 0) return [];
  const known = await tx
    .selectFrom('campaign_error')
    .select(['id', 'ad_id', 'code'])
    .where('campaign_id', '=', campaign_id)
    .where('channel', '=', channel)
    .where('kind', '=', 'delivery')
    .orderBy('id', 'desc')
    .execute();
  const ids: string[] = [];
  for (const error of await ofPresentAds(tx, { account_id, campaign_id }, errors)) {
    const words = {
      request_id: error.requestId,
      message: error.message,
      user_message: null,
      user_text: JSON.stringify(error.userText),
    };
    const former = known.find(
      ({ id, ad_id, code }) => ad_id === error.adId && code === error.code && !ids.includes(id),
    );
    const { id } = former
      ? await openAgain(tx, former.id, words)
      : await tx
          .insertInto('campaign_error')
          .values({
            ...{ account_id, campaign_id, channel, kind: 'delivery', ...words },
            ad_id: error.adId,
            code: error.code,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

type ErrorWords = { request_id: string; message: string; user_message: null; user_text: string };

/** How it ended before stays written, for those who see it again. */
const openAgain = (tx: Tx, id: string, words: ErrorWords) =>
  tx
    .updateTable('campaign_error')
    .set({
      ...words,
      is_open: true,
      times: sql<number>`times + (not is_open)::int`,
      seen_at: sql<Date>`product_now()`,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();

/** An ad may have been deleted while it was published. */
async function ofPresentAds(
  tx: Tx,
  { account_id, campaign_id }: Pick<Channel, 'account_id' | 'campaign_id'>,
  errors: readonly NetworkError[],
): Promise<NetworkError[]> {
  const present = await tx
    .selectFrom('ad')
    .select('id')
    .where('account_id', '=', account_id)
    .where('campaign_id', '=', campaign_id)
    .execute();
  const ids = new Set(present.map(({ id }) => id));
  return errors.filter(({ adId }) => adId === null || ids.has(adId));
}

/** Which of the open errors of a campaign. */
interface Which {
  account_id: string;
  campaign_id: string;
  /** Of one channel; of all where it is missing. */
  channel?: BudgetChannel;
  /** Those of these ads, and those of no ad; all where it is missing. */
  ads?: readonly string[] | 'all';
  /** Only these. */
  ids?: readonly string[];
  except?: readonly string[];
  /** Not those with this code. */
  code?: { not: string };
}

interface End {
  resolution: ErrorEnd;
  note?: string | null;
  personId?: string;
}

/** Says of errors that they are over, and how they ended. */
export async function endErrors(tx: Tx, which: Which, end: End): Promise<void> {
  const { channel, ads = 'all', ids, except = [] } = which;
  let errors = tx
    .updateTable('campaign_error')
    .set({
      is_open: false,
      resolution: end.resolution,
      note: end.note ?? null,
      resolved_by: end.personId ?? null,
      resolved_at: sql<Date>`product_now()`,
    })
    .where('account_id', '=', which.account_id)
    .where('campaign_id', '=', which.campaign_id)
    .where('kind', '=', 'delivery')
    .where('is_open', '=', true);
  if (channel) errors = errors.where('channel', '=', channel);
  if (except.length > 0) errors = errors.where('id', 'not in', except);
  if (which.code) errors = errors.where('code', 'is distinct from', which.code.not);
  if (ids) errors = errors.where(({ eb }) => eb('id', '=', eb.fn.any(eb.val([...ids]))));
  if (ads !== 'all') {
    errors = errors.where(({ or, eb }) =>
      or([eb('ad_id', 'is', null), ...(ads.length > 0 ? [eb('ad_id', 'in', ads)] : [])]),
    );
  }
  await errors.execute();
}
