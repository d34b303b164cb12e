import type { Db, Tx } from '@posthorn/db';
import {
  ALL_WORKSPACES,
  type CalendarDate,
  campaignFiguresPath,
  HOME_PATH,
  lastWeeklyLetter,
  type MailChoice,
  type MailGroup,
  newsPageOf,
  newsPath,
  type Role,
  seesWholeAccount,
  type WeekAccount,
  weekLetter,
  weeksOfLetter,
  workspaceFiguresPath,
} from '@posthorn/domain';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { defineScheduledJob, workOn } from '../../platform/jobs/define-job.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { timeZoneOf } from '../mail/index.ts';
import { type LetterTools, readerOf } from '../notifications/index.ts';
import { type AccountWeek, readWeek } from './read-week.ts';

/** Eight in the morning is a full quarter of an hour in every time zone. */
const weeklyJob = defineScheduledJob('send-weekly-letters', '*/15 * * * *', { readsFigures: true });

export const weeklyWorker = (tools: LetterTools) =>
  workOn(weeklyJob, (_, { db, log }) => sendWeeklyLetters(db, log, tools));

const GROUP: MailGroup = 'week';
const WEEKLY: MailChoice = 'weekly';

/** Sends the weekly letter to everyone whose Monday morning has come; what fails is tried in the next round. */
export async function sendWeeklyLetters(db: Db, log: Logger, tools: LetterTools): Promise<void> {
  const now = tools.now();
  const { rows } = await sql<{ id: string; monday: CalendarDate; zone: string | null }>`
    select w.person_id as id, w.monday, ${timeZoneOf(sql`w.person_id`)} as zone
    from weekly_letter w
    join mail_choice m on m.person_id = w.person_id
      and m.mail_group = ${GROUP} and m.choice = ${WEEKLY}
    where w.monday < ${lastWeeklyLetter(FIRST_ZONE, now)}
    order by w.person_id`.execute(db);
  // Colleagues read of the same campaigns: each account is read once in a round.
  const weeks = new Map<string, Promise<AccountWeek>>();
  const weekOf = (accountId: string, monday: CalendarDate) => {
    const key = `${accountId} ${monday}`;
    const known = weeks.get(key) ?? readWeek(db, accountId, monday, now);
    weeks.set(key, known);
    return known;
  };
  for (const { id, monday: last, zone } of rows) {
    const monday = zone && lastWeeklyLetter(zone, now);
    if (!monday || monday <= last) continue;
    await sendLetter(db, { personId: id, monday, weekOf }, tools).catch((error: unknown) =>
      log.warn({ err: error, person: id }, 'a weekly letter could not be written'),
    );
  }
}

/** Where Monday morning comes first: before that there is no one to look for. */
const FIRST_ZONE = 'Pacific/Kiritimati';

interface Sending {
  personId: string;
  monday: CalendarDate;
  weekOf: (accountId: string, monday: CalendarDate) => Promise<AccountWeek>;
}

interface Membership {
  account_id: string;
  role: Role;
  workspaces: { id: string; slug: string }[];
}

/**
 * The Monday is settled in the transaction that writes the letter: after a crash both are done, or neither,
 * and a second process finds nothing to send. Rights are looked up here, too: a person who has left an
 * account or a workspace reads nothing of it.
 */
async function sendLetter(db: Db, sending: Sending, tools: LetterTools): Promise<void> {
  const { personId, monday, weekOf } = sending;
  const read = new Map<string, AccountWeek>();
  // Read before the transaction: no lock is held while the figures of an account are added up.
  for (const { account_id } of await membershipsOf(db, personId)) {
    read.set(account_id, await weekOf(account_id, monday));
  }
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('weekly_letter')
      .set({ monday })
      .where('person_id', '=', personId)
      .where('monday', '<', monday)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const person = await tx
      .selectFrom('person as p')
      .innerJoin('mail_choice as m', 'm.person_id', 'p.id')
      .select(['p.id as person_id', 'p.email', 'p.first_name'])
      .where('p.id', '=', personId)
      .where('m.mail_group', '=', GROUP)
      .where('m.choice', '=', WEEKLY)
      .executeTakeFirst();
    if (!person) return;
    const accounts = (await membershipsOf(tx, personId)).flatMap((membership) => {
      const week = read.get(membership.account_id);
      return week ? [asSeenBy(membership, week, monday, tools.publicUrl)] : [];
    });
    const letter = weekLetter(readerOf(person, GROUP, tools), monday, accounts);
    if (letter) await postMail(tx, { to: person.email, ...letter });
  });
}

async function membershipsOf(db: Db | Tx, personId: string): Promise<Membership[]> {
  const { rows } = await sql<Membership>`
    select m.account_id, m.role, (
      select coalesce(json_agg(json_build_object('id', w.id, 'slug', w.slug) order by w.id), '[]')
      from workspace_member wm join workspace w on w.id = wm.workspace_id
      where wm.person_id = m.person_id and wm.account_id = m.account_id) as workspaces
    from membership m join account a on a.id = m.account_id
    where m.person_id = ${personId} order by a.name, a.id`.execute(db);
  return rows;
}

/** What of an account a member may see, and where it leads them. Addresses name the account. */
function asSeenBy(
  { account_id, role, workspaces }: Membership,
  account: AccountWeek,
  monday: CalendarDate,
  publicUrl: string,
): WeekAccount {
  const { week } = weeksOfLetter(monday);
  const seesAll = seesWholeAccount(role);
  const mine = new Set(workspaces.map(({ id }) => id));
  const inAccount = `account=${account_id}`;
  const [only, ...others] = seesAll ? [ALL_WORKSPACES] : workspaces;
  const { name, currency, today, campaigns } = account;
  return {
    ...{ name, currency, today },
    campaigns: campaigns.filter(({ workspaceId }) => seesAll || mine.has(workspaceId)),
    figuresUrl:
      only && others.length === 0
        ? `${publicUrl}${workspaceFiguresPath(only.slug, week)}&${inAccount}`
        : `${publicUrl}${HOME_PATH}?${inAccount}`,
    urlOf: ({ id }, isError) =>
      isError
        ? `${publicUrl}${newsPath(newsPageOf('failed', role), id)}?${inAccount}`
        : `${publicUrl}${campaignFiguresPath(id, week)}&${inAccount}`,
  };
}
