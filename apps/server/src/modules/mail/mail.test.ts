import { expect, test } from 'vitest';
import { admin, editor, setScene } from '../../testing/scene.ts';

setScene();

const usual = {
  launches: 'daily',
  problems: 'each',
  colleagues: 'daily',
  applications: 'daily',
  results: 'daily',
  week: 'never',
};

test('letters come as usual until a person chooses, and the choice is their own', async () => {
  expect((await admin.call('getMailChoices', {})).body).toEqual(usual);
  const chosen = await admin.call('chooseMail', { body: { problems: 'never', launches: 'each' } });
  expect(chosen.body).toEqual({ ...usual, problems: 'never', launches: 'each' });
  await admin.call('chooseMail', { body: { problems: 'daily' } });
  const now = { ...usual, problems: 'daily', launches: 'each' };
  expect((await admin.call('getMailChoices', {})).body).toEqual(now);
  expect((await editor.call('getMailChoices', {})).body).toEqual(usual);
});

test('an unknown group or choice is refused', async () => {
  for (const body of [
    { weather: 'each' },
    { problems: 'hourly' },
    { problems: 'weekly' },
    { week: 'daily' },
  ]) {
    expect((await admin.send('chooseMail', { body: body as never })).status).toBe(422);
  }
  expect((await admin.call('chooseMail', { body: {} })).body).toEqual(usual);
});

test('choosing at the same moment in two tabs is no error', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      admin.call('chooseMail', { body: n % 2 ? { problems: 'each' } : { results: 'never' } }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});
