import { expect, test, vi } from 'vitest';
import { onApiError } from '../../../lib/http/report-error.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { workspacesQuery } from './list-workspaces.ts';

test.each([
  ['admin', 500, ['The index is lost.']],
  ['editor', 500, ['The index is lost.']],
  ['editor', 404, []],
] as const)('what an %s is told of a failure with %i', async (role, status, expected) => {
  fakeServer(() => json({ message: 'The index is lost.' }, status));
  const toast = vi.fn();
  onApiError(({ error, isQuiet }) => isQuiet || toast(error.message));
  const query = workspacesQuery({ id: 'a1', name: 'A', role }, 'u1');
  await expect(createQueryClient().fetchQuery(query)).rejects.toThrow();
  onApiError(() => {});
  expect(toast.mock.calls.flat()).toEqual(expected);
});
