import { expect, test } from 'vitest';
import { type MailGroup, mailGroupSpecs, mailGroups } from '../mail/group.ts';
import { kindsIn, newsPageOf, notificationKindSpecs, notificationKinds } from './kind.ts';

test('every kind comes with the letters of one group, and no group is empty', () => {
  expect(mailGroups.flatMap(kindsIn).sort()).toEqual([...notificationKinds].sort());
  const isEmpty = (group: MailGroup) => kindsIn(group).length === 0 && !mailGroupSpecs[group].about;
  expect(mailGroups.filter(isEmpty)).toEqual([]);
});

test('no two kinds are called the same', () => {
  const words = notificationKinds.map((kind) => notificationKindSpecs[kind].word);
  expect(new Set(words).size).toBe(words.length);
});

test('errors lead those who may settle them to the list, others to the ads', () => {
  expect(newsPageOf('failed', 'admin')).toBe('errored');
  expect(newsPageOf('failed', 'editor')).toBe('ads');
  expect(newsPageOf('paused', 'editor')).toBe('details');
});
