import { expect, test } from 'vitest';
import {
  digestLetter,
  invitationAcceptedLetter,
  invitationLetter,
  type LetterNews,
  newsLetter,
  removedLetter,
} from './letters.ts';

const reader = {
  firstName: 'Ada',
  mailUrl: 'https://posthorn.test/mail',
  stopUrl: 'https://posthorn.test/unsubscribe/1',
};
const news = (account: string, title: string): LetterNews => ({
  ...{ account, title, kind: 'paused', message: `Bo paused ${title}.` },
  url: 'https://posthorn.test/x',
});

test('a letter about one thing says what and where, and how to stop such letters', () => {
  const { subject, text, unsubscribeUrl } = newsLetter(reader, news('North', 'Nurse\nnights'));
  expect(subject).toBe('Paused by a colleague: Nurse nights');
  expect(unsubscribeUrl).toBe(reader.stopUrl);
  expect(text).toBe(
    'Hello Ada,\n\nBo paused Nurse\nnights.\n\nhttps://posthorn.test/x\n\n--\nYou get this letter because you are a member of North. Choose your letters: https://posthorn.test/mail\nStop letters like this one: https://posthorn.test/unsubscribe/1\n',
  );
});

test('the daily letter tells everything, account by account', () => {
  const { subject, text } = digestLetter(reader, [
    news('North', 'Nurse'),
    news('South', 'Cook'),
    news('North', 'Driver'),
  ]);
  expect(subject).toBe('Posthorn: 3 things happened');
  expect([...text.matchAll(/^(North|South|Paused.*)$/gm)].map(([line]) => line)).toEqual([
    'North',
    'Paused by a colleague: Nurse',
    'Paused by a colleague: Driver',
    'South',
    'Paused by a colleague: Cook',
  ]);
  expect(text).toContain('a member of North and South.');
});

test('what a campaign is called is never filled in again', () => {
  const { subject, text } = newsLetter(reader, { ...news('North', '{firstName}') });
  expect(subject).toBe('Paused by a colleague: {firstName}');
  expect(text).toContain('Bo paused {firstName}.');
});

test('an invitation says who invites, where to, as what, and how long the link works', () => {
  const facts = {
    inviter: { name: 'Bo\nBakker', email: 'bo@north.test' },
    account: 'North',
    role: 'editor' as const,
    url: 'https://posthorn.test/invitations/x/accept',
  };
  const invited = { first_name: 'Ada', email: 'ada@example.test' };
  const { subject, text } = invitationLetter({ ...facts, invited });
  expect(subject).toBe('Bo Bakker invites you to North in Posthorn');
  expect(text).toMatch(/^Hello Ada,\n/);
  expect(text).toContain('invites you to work in North as an editor');
  expect(text).toContain('\nhttps://posthorn.test/invitations/x/accept\n');
  expect(text).toContain('works for 14 days');
  expect(invitationLetter({ ...facts, invited: { ...invited, first_name: '' } }).text).toMatch(
    /^Hello,\n/,
  );
});

test('who invited hears of it, and who is removed hears where', () => {
  const accepted = invitationAcceptedLetter({
    ...{ firstName: 'Bo', name: 'Ada', email: 'ada@example.test', role: 'admin' },
    ...{ account: 'North', url: 'https://posthorn.test/settings/users' },
  });
  expect(accepted.subject).toBe('Ada accepted your invitation');
  expect(accepted.text).toContain('Ada (ada@example.test) accepted your invitation');
  const removed = removedLetter({ firstName: 'Ada', account: 'North' });
  expect(removed.subject).toBe('You are no longer a member of North');
  expect(removed.text).toContain('Campaigns that you made stay there.');
});
