import { expect, test } from 'vitest';
import type { ErroredCampaign } from '../api/list-errored.ts';
import { campaignsOf, groupByCause, retryableOf } from './group-by-cause.ts';

const campaign = (id: string, errors: [cause: string | null, requestId?: string][]) =>
  ({
    id,
    abilities: id === 'over' ? [] : ['redeploy'],
    errors: errors.map(([cause, requestId = `${id}-${cause}`]) => ({
      ...{ cause, requestId, userMessage: `About ${cause}`, isRetryable: cause !== 'review' },
    })),
  }) as unknown as ErroredCampaign;

const shown = (campaigns: ErroredCampaign[]) =>
  groupByCause(campaigns).map((group) => [
    group.cause,
    campaignsOf(group),
    group.errors.length,
    retryableOf(group).length,
  ]);

test('the same cause in several campaigns is one group, the widest first', () => {
  expect(
    shown([
      campaign('a', [['key'], ['budget']]),
      campaign('b', [['key'], ['budget']]),
      campaign('c', [['key']]),
    ]),
  ).toEqual([
    ['key', 3, 3, 3],
    ['budget', 2, 2, 2],
  ]);
});

test('what one campaign alone has, or what is not known, is no group', () => {
  expect(
    shown([campaign('a', [['key', '1'], ['key', '2'], [null]]), campaign('b', [[null]])]),
  ).toEqual([]);
});

test('a request that failed for several ads is sent again once', () => {
  expect(
    shown([
      campaign('a', [
        ['key', '1'],
        ['key', '1'],
        ['key', '2'],
      ]),
      campaign('b', [['key']]),
    ]),
  ).toEqual([['key', 2, 3, 3]]);
});

test('what can not be sent again is counted, but left out', () => {
  expect(shown([campaign('a', [['key']]), campaign('over', [['key']])])).toEqual([
    ['key', 2, 2, 1],
  ]);
  expect(shown([campaign('a', [['review']]), campaign('b', [['review']])])).toEqual([
    ['review', 2, 2, 0],
  ]);
});
