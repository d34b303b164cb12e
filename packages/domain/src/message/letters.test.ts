import { expect, test } from 'vitest';
import { digestLetter, type LetterNews, newsLetter } from './letters.ts';

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
