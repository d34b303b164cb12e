import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('what failed without a network is asked for again when there is one', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  onTestFinished(() => {
    onlineManager.setOnline(true);
    queryClient.unmount();
  });
  const queryFn = () =>
    onlineManager.isOnline() ? Promise.resolve('here') : Promise.reject(new Error('no network'));
  onlineManager.setOnline(false);
  const list = new QueryObserver(queryClient, { queryKey: ['list'], queryFn });
  onTestFinished(list.subscribe(() => {}));
  await expect.poll(() => list.getCurrentResult().isError).toBe(true);

  onlineManager.setOnline(true);
  await expect.poll(() => list.getCurrentResult().data).toBe('here');
});
