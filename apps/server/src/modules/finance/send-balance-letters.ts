import type { Db, Tx } from '@posthorn/db';
import { balanceLetter, balanceMonth, FINANCE_SETTINGS_PATH, monthBefore } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { defineScheduledJob, workOn } from '../../platform/jobs/define-job.ts';
import { postMail } from '../../platform/mail/outbox.ts';

interface LetterTools {
  publicUrl: string;
  now: () => Date;
}

/** Eight in the morning is a full quarter of an hour in every time zone. */
const balanceLettersJob = defineScheduledJob('send-balance-letters', '*/15 * * * *', {
  readsFigures: true,
});

export const balanceLettersWorker = (tools: LetterTools) =>
  workOn(balanceLettersJob, (_, { db, log }) => sendBalanceLetters(db, log, tools));

/** Posts the balance overview of the month before; what fails is tried in the next round. */
export async function sendBalanceLetters(db: Db, log: Logger, tools: LetterTools): Promise<void> {
  const recipients = await db
    .selectFrom('balance_recipient as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.posted_in', 'a.time_zone'])
    .where('a.archived_at', 'is', null)
    .orderBy('r.id')
    .execute();
  for (const { id, posted_in, time_zone } of recipients) {
    const month = balanceMonth(time_zone, tools.now());
    if (posted_in >= month) continue;
    await db
      .transaction()
      .execute((tx) => post(tx, id, month, tools))
      .catch((error: unknown) =>
        log.warn({ err: error, recipient: id }, 'a balance overview could not be written'),
      );
  }
}

/** The month is written down with the letter: a second process, or one after a crash, posts none again. */
async function post(
  tx: Tx,
  recipientId: string,
  month: string,
  { publicUrl }: LetterTools,
): Promise<void> {
  const recipient = await tx
    .updateTable('balance_recipient')
    .set({ posted_in: month })
    .where('id', '=', recipientId)
    .where('posted_in', '<', month)
    .returning(['account_id', 'name', 'email'])
    .executeTakeFirst();
  if (!recipient) return;
  const accountId = recipient.account_id;
  const { first, last } = monthBefore(month);
  const { rows } = await sql<Overview>`
    select a.name as account, a.currency,
      coalesce(b.available, 0) as available, coalesce(b.reserved, 0) as reserved,
      ${booked(accountId, 'deposit', first, last)} as deposits,
      ${booked(accountId, 'correction', first, last)} as corrections,
      (select coalesce(sum(d.spend), 0)::bigint from campaign c
        join campaign_day d on d.campaign_id = c.id
        where c.account_id = ${accountId} and d.day between ${first} and ${last}) as spent
    from account a left join account_balance b on b.account_id = a.id
    where a.id = ${accountId}`.execute(tx);
  const [overview] = rows;
  if (!overview) return;
  const url = `${publicUrl}${FINANCE_SETTINGS_PATH}?account=${accountId}`;
  const letter = balanceLetter({ ...overview, name: recipient.name, month: first, url });
  await postMail(tx, { to: recipient.email, ...letter });
}

type Overview = Omit<Parameters<typeof balanceLetter>[0], 'name' | 'month' | 'url'>;

const booked = (
  accountId: string,
  kind: 'deposit' | 'correction',
  first: string,
  last: string,
) => sql`(
  select coalesce(sum(l.amount), 0)::bigint from ledger_entry e
  join ledger_line l on l.entry_id = e.id
  where e.account_id = ${accountId} and e.kind = ${kind} and l.place = 'available'
    and e.day between ${first} and ${last})`;
