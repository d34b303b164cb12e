import { messageOf } from '@posthorn/domain';
import { afterEach, expect, test } from 'vitest';
import type { Stage } from '../suite/stage.ts';
import { searchPlan } from './testing/plans.ts';
import { openStage, publishOnce } from './testing/stages.ts';

let stage: Stage;
afterEach(() => stage.close());

const withRefreshToken = (refreshToken: string) =>
  openStage({
    settings: ({ urls }) => ({
      tokenUrl: `${urls.google}/token`,
      credentials: { refreshToken, clientId: 'client', clientSecret: 'hush' },
    }),
  });

const fetched = () => stage.reports.filter(({ path }) => path === '/token').length;

test('a key is fetched once and kept until it ends', async () => {
  stage = await withRefreshToken('refresh');
  await stage.publish(searchPlan);
  expect(fetched()).toBe(1);
  await stage.sandbox.clock.advance(2 * 3_600_000);
  await stage.connector.listAccounts();
  expect(fetched()).toBe(2);
  expect(JSON.stringify(stage.reports)).not.toMatch(/ya29|hush|refresh|Bearer/);
});

test('calls beside each other share one', async () => {
  stage = await withRefreshToken('refresh');
  await Promise.all([1, 2, 3].map(() => stage.connector.listAccounts()));
  expect(fetched()).toBe(1);
});

test('a key that ended early is renewed without anyone noticing', async () => {
  stage = await withRefreshToken('refresh');
  stage.sandbox.faults.add({
    network: 'google',
    effect: 'tokenExpired',
    match: { path: 'mutate' },
    times: 1,
  });
  expect(await publishOnce(stage, searchPlan)).toEqual([]);
  expect(fetched()).toBe(2);
});

test('a key that is given to us can not be renewed', async () => {
  stage = await openStage();
  stage.sandbox.faults.add({ network: 'google', effect: 'tokenExpired', times: 1 });
  await expect(publishOnce(stage, searchPlan)).rejects.toMatchObject({ kind: 'auth' });
});

test('a revoked connection must be made again', async () => {
  stage = await withRefreshToken('revoked');
  await expect(publishOnce(stage, searchPlan)).rejects.toMatchObject({
    kind: 'auth',
    failure: {
      code: 'invalid_grant',
      userMessage: messageOf('google.keyNoLongerAccepted'),
    },
  });
});
