import type { Tx } from '@posthorn/db';
import {
  campaignTitle,
  type LetterNews,
  MAIL_PATH,
  type MailChoice,
  mailGroupSpecs,
  type NotificationKind,
  newsPageOf,
  newsPath,
  notificationKindSpecs,
  type Role,
  type StoppableLetters,
} from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Secrets } from '../../../platform/secrets.ts';
import { timeZoneOf, unsubscribePath } from '../../mail/index.ts';
import { mayHear } from '../may-hear.ts';

/** What letters need to know besides the news. */
export interface LetterTools {
  publicUrl: string;
  secrets: Secrets;
  now: () => Date;
}

/** A person who hears of a piece of news, and what it is. */
export interface Recipient {
  person_id: string;
  email: string;
  first_name: string;
  role: Role;
  /** Where they have been a member for longest: people of several accounts have one morning, too. */
  time_zone: string;
  account_id: string;
  campaign_id: string;
  title: string;
  account: string;
  kind: NotificationKind;
  message: string;
  choice: MailChoice;
}

type RecipientRow = Omit<Recipient, 'choice'> & {
  chosen: MailChoice | null;
  is_named: boolean;
};

/** Those who were named to hear of applications to a campaign hear of each at once, unless they want none. */
const choiceOf = ({ chosen, is_named, kind }: RecipientRow): MailChoice =>
  is_named && chosen !== 'never'
    ? 'each'
    : (chosen ?? mailGroupSpecs[notificationKindSpecs[kind].group].usual);

const aboutApplications: NotificationKind = 'applied';

/**
 * Who hears which of these notifications now. Rights are looked up when a letter is written: a person who
 * left the account or the workspace meanwhile hears nothing. Nor of what they deleted under the bell.
 */
export async function listRecipients(tx: Tx, which: RawBuilder<unknown>): Promise<Recipient[]> {
  const { rows } = await sql<RecipientRow>`
    select p.id as person_id, p.email, p.first_name, m.role, ${timeZoneOf(sql`p.id`)} as time_zone,
      n.account_id, coalesce(n.campaign_id, n.dynamic_campaign_id, n.job_list_id) as campaign_id,
      coalesce(c.title, d.title, l.name) as title, a.name as account, n.kind, n.message, chosen.choice as chosen,
      n.kind = ${aboutApplications} and exists (
        select from application_reader r
        where r.campaign_id = n.campaign_id and r.person_id = p.id) as is_named
    from notification n
    left join campaign c on c.id = n.campaign_id
    left join dynamic_campaign d on d.id = n.dynamic_campaign_id
    left join job_list l on l.id = n.job_list_id
    join account a on a.id = n.account_id
    join membership m on m.account_id = n.account_id
    join person p on p.id = m.person_id
    left join mail_choice chosen
      on chosen.person_id = p.id and chosen.mail_group = ${groupOf}
    where n.kind is not null and ${which}
      and ${mayHear(sql`p.id`, sql`m.role`)}
      and not exists (
        select from notification_mark mark
        where mark.notification_id = n.id and mark.person_id = p.id and mark.deleted)
    order by a.name, a.id, n.created_at, n.id`.execute(tx);
  return rows.map((row) => ({ ...row, choice: choiceOf(row) }));
}

/** The table of kinds, for the database to look up their groups. */
const groupOf = sql`${JSON.stringify(
  Object.fromEntries(
    Object.entries(notificationKindSpecs).map(([kind, { group }]) => [kind, group]),
  ),
)}::jsonb ->> n.kind`;

export const letterNewsOf = (recipient: Recipient, publicUrl: string): LetterNews => ({
  account: recipient.account,
  kind: recipient.kind,
  title: campaignTitle(recipient),
  message: recipient.message,
  url: addressOf(recipient, publicUrl),
});

/** It names the account: the reader may have chosen another one last. */
const addressOf = ({ kind, role, account_id, campaign_id }: Recipient, publicUrl: string): string =>
  `${publicUrl}${newsPath(newsPageOf(kind, role), campaign_id)}?account=${account_id}`;

/** Whom a letter is for, and how they stop letters like it. */
export const readerOf = (
  { first_name, person_id: personId }: Pick<Recipient, 'first_name' | 'person_id'>,
  letters: StoppableLetters,
  { publicUrl, secrets }: LetterTools,
) => ({
  firstName: first_name,
  mailUrl: `${publicUrl}${MAIL_PATH}`,
  stopUrl: `${publicUrl}${unsubscribePath(secrets, { personId, letters })}`,
});
