import { letterTexts } from '#texts/letter';
import { INVITATION_DAYS } from '../member/invitation.ts';
import type { Role } from '../member/role.ts';
import { type NotificationKind, notificationKindSpecs } from '../notification/kind.ts';
import { listed } from './listed.ts';
import { fill } from './text.ts';

export interface Letter {
  subject: string;
  text: string;
  /** Where the reader can stop letters like this one; missing where they are always sent. */
  unsubscribeUrl?: string;
}

export function addedToWorkspaceLetter(facts: { firstName: string; workspace: string }): Letter {
  const { firstName, workspace } = facts;
  return {
    subject: fill(letterTexts.addedToWorkspaceSubject, { workspace }),
    text: fill(letterTexts.addedToWorkspace, { firstName, workspace }),
  };
}

const roleSubjects: Record<Role, string> = {
  admin: letterTexts.nowAdminSubject,
  editor: letterTexts.nowEditorSubject,
};

export function roleChangedLetter({ firstName, role }: { firstName: string; role: Role }): Letter {
  return { subject: roleSubjects[role], text: fill(letterTexts.roleChanged, { firstName, role }) };
}

interface InvitationFacts {
  invited: { first_name: string; email: string };
  inviter: { name: string; email: string };
  account: string;
  role: Role;
  url: string;
}

/** To a person who may never have heard of Posthorn. */
export function invitationLetter(facts: InvitationFacts): Letter {
  const { invited, inviter, account, role, url } = facts;
  const name = invited.first_name ? ` ${invited.first_name}` : '';
  return {
    subject: onOneLine(fill(letterTexts.invitationSubject, { inviter: inviter.name, account })),
    text: fill(letterTexts.invitation, {
      name,
      inviter: inviter.name,
      inviterEmail: inviter.email,
      account,
      role,
      email: invited.email,
      url,
      days: INVITATION_DAYS,
    }),
  };
}

/** To the person who had sent the invitation. */
export function invitationAcceptedLetter(facts: {
  firstName: string;
  name: string;
  email: string;
  role: Role;
  account: string;
  url: string;
}): Letter {
  const { name } = facts;
  return {
    subject: onOneLine(fill(letterTexts.invitationAcceptedSubject, { name })),
    text: fill(letterTexts.invitationAccepted, facts),
  };
}

export function removedLetter(facts: { firstName: string; account: string }): Letter {
  const { account } = facts;
  return {
    subject: onOneLine(fill(letterTexts.removedSubject, { account })),
    text: fill(letterTexts.removed, facts),
  };
}

/** To the first admin of a new account. */
export const accountCreatedLetter = (facts: {
  firstName: string;
  account: string;
  url: string;
}): Letter => ({
  subject: onOneLine(fill(letterTexts.accountCreatedSubject, { account: facts.account })),
  text: fill(letterTexts.accountCreated, facts),
});

/** To the admin of a new master account, who may never have heard of Posthorn. */
export const masterAccountCreatedLetter = (facts: {
  firstName: string;
  creator: string;
  master: string;
  email: string;
  url: string;
}): Letter => ({
  subject: onOneLine(fill(letterTexts.masterAccountCreatedSubject, { master: facts.master })),
  text: fill(letterTexts.masterAccountCreated, facts),
});

/** A piece of news in a letter. */
export interface LetterNews {
  account: string;
  kind: NotificationKind;
  /** The name of the campaign. */
  title: string;
  message: string;
  /** Where the reader sees what it is about. */
  url: string;
}

export interface Reader {
  firstName: string;
  /** The page on which the reader chooses letters. */
  mailUrl: string;
  /** Stops letters like this one, without signing in. */
  stopUrl: string;
}

/** One piece of news, to those who want each at once. */
export function newsLetter(reader: Reader, news: LetterNews): Letter {
  const { firstName, stopUrl } = reader;
  const { kind, title, message, url } = news;
  const { word } = notificationKindSpecs[kind];
  const footer = footerOf([news.account], reader);
  return {
    subject: onOneLine(fill(letterTexts.newsSubject, { word, title })),
    text: fill(letterTexts.news, { firstName, message, url, footer }),
    unsubscribeUrl: stopUrl,
  };
}

/** All that waited for the daily letter, account by account, in the order in which it came. */
export function digestLetter(reader: Reader, news: readonly LetterNews[]): Letter {
  const { firstName, stopUrl } = reader;
  const names = [...new Set(news.map(({ account }) => account))];
  const accounts = names.map((name) =>
    [
      name,
      ...news
        .filter(({ account }) => account === name)
        .map(({ kind, title, message, url }) => {
          const { word } = notificationKindSpecs[kind];
          return fill(letterTexts.digestItem, { word, title, message, url });
        }),
    ].join('\n\n'),
  );
  return {
    subject: fill(letterTexts.digestSubject, { n: news.length }),
    text: fill(letterTexts.digest, {
      firstName,
      accounts: accounts.join('\n\n\n'),
      footer: footerOf(names, reader),
    }),
    unsubscribeUrl: stopUrl,
  };
}

export const footerOf = (names: readonly string[], { mailUrl, stopUrl }: Reader): string =>
  fill(letterTexts.newsFooter, { accounts: listed(names), mailUrl, stopUrl });

/** A subject is one line, whatever a campaign is called. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
