import { expect, test, vi } from 'vitest';
import { onApiError } from '../../../lib/http/report-error.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { notificationsQuery } from './list-notifications.ts';

test.each([
  ['a failure of the server is told in its words', 500, ['The index is lost.']],
  ['an account that is gone is told by its news', 404, []],
])('%s', async (_, status, expected) => {
  fakeServer(() => json({ message: 'The index is lost.' }, status));
  const toast = vi.fn();
  onApiError(({ error, isQuiet }) => isQuiet || toast(error.message));
  await expect(createQueryClient().fetchQuery(notificationsQuery('a1'))).rejects.toThrow();
  onApiError(() => {});
  expect(toast.mock.calls.flat()).toEqual(expected);
});
