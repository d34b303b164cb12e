import type { AccountEvent } from '@posthorn/contract';
import { MutationObserver, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { whileDeleting } from '../../lib/query/being-deleted.ts';
import { invalidateFor } from './invalidate-for.ts';

const keys: Record<string, QueryKey> = {
  me: ['me'],
  memberships: ['memberships'],
  workspaces: ['account', 'a', 'workspaces', 'admin'],
  people: ['account', 'a', 'workspace-members', 'north'],
  members: ['account', 'a', 'members'],
  campaigns: ['account', 'a', 'campaigns', 'list', 'north', {}],
  figures: ['account', 'a', 'campaigns', 'figures', 'north'],
  notifications: ['account', 'a', 'notifications'],
  media: ['account', 'a', 'media', 'list'],
  campaign: ['account', 'a', 'campaign', 'c1'],
  ads: ['account', 'a', 'campaign', 'c1', 'ads'],
  launch: ['account', 'a', 'campaign', 'c1', 'launch'],
  applications: ['account', 'a', 'applications', 'c1', {}],
  costs: ['account', 'a', 'campaign-costs', 'c1', 'consideration', 'amsterdam'],
  templates: ['account', 'a', 'templates'],
  packages: ['account', 'a', 'packages'],
  savedViews: ['account', 'a', 'saved-views'],
  templateAds: ['account', 'a', 'template', 'c1', 'ads'],
  elsewhere: ['account', 'b', 'campaigns', 'north'],
  reference: ['function-groups'],
};

async function doubtfulAfter(kind: AccountEvent['kind']) {
  return doubtful({ type: 'change', event: { kind, id: 'c1', action: 'changed', by: null } });
}

async function doubtful(message: Parameters<typeof invalidateFor>[2]): Promise<string[]> {
  const queryClient = new QueryClient();
  for (const key of Object.values(keys)) queryClient.setQueryData(key, []);
  await invalidateFor(queryClient, 'a', message);
  return Object.keys(keys).filter(
    (name) => queryClient.getQueryState(keys[name] as QueryKey)?.isInvalidated,
  );
}

test('each kind of change makes its own answers doubtful', async () => {
  expect(await doubtfulAfter('workspace')).toEqual([
    'workspaces',
    'people',
    'members',
    'campaigns',
    'figures',
  ]);
  expect(await doubtfulAfter('campaign')).toEqual([
    'campaigns',
    'figures',
    'campaign',
    'ads',
    'launch',
  ]);
  expect(await doubtfulAfter('launch')).toEqual(['launch']);
  expect(await doubtfulAfter('application')).toEqual(['applications']);
  expect(await doubtfulAfter('invitation')).toEqual(['members']);
  expect(await doubtfulAfter('savedView')).toEqual(['savedViews']);
  const event = { kind: 'campaign', id: 'c1', action: 'created', by: null } as const;
  const answers = await doubtful({ type: 'change', event });
  expect(answers).toContain('workspaces');
  expect(answers).toContain('packages');
  expect(await doubtfulAfter('package')).toEqual(['packages']);
  expect(await doubtfulAfter('template')).toEqual(['templates', 'templateAds']);
  expect(await doubtfulAfter('notification')).toEqual(['notifications']);
  expect(await doubtfulAfter('media')).toEqual(['media']);
});

test('a dynamic campaign makes the job lists doubtful, whose jobs its network may refuse', async () => {
  const queryClient = new QueryClient();
  const lists = ['account', 'a', 'job-lists'];
  const items = ['account', 'a', 'job-list', 'l1', 'items', 'f1', false, 1];
  const deleted = ['account', 'a', 'job-list', 'l2'];
  for (const key of [lists, items, deleted]) queryClient.setQueryData(key, []);
  const event = { kind: 'dynamicCampaign', id: 'd1', action: 'changed', by: null } as const;
  await whileDeleting('l2', () => invalidateFor(queryClient, 'a', { type: 'change', event }));
  const isDoubtful = (key: QueryKey) => queryClient.getQueryState(key)?.isInvalidated;
  expect([lists, items, deleted].map(isDoubtful)).toEqual([true, true, false]);
});

test('a campaign is asked for again when the template it was made from changes', async () => {
  const queryClient = new QueryClient();
  const [mine, other] = ['c1', 'c2'].map((id) => ['account', 'a', 'campaign', id] as const);
  queryClient.setQueryData(mine as QueryKey, { templateId: 't1' });
  queryClient.setQueryData(other as QueryKey, { templateId: 't2' });
  const event = { kind: 'template', id: 't1', action: 'changed', by: null } as const;
  await invalidateFor(queryClient, 'a', { type: 'change', event });
  expect(queryClient.getQueryState(mine as QueryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(other as QueryKey)?.isInvalidated).toBe(false);
});

test('what a template would do to a campaign is asked for again when the template changes', async () => {
  const queryClient = new QueryClient();
  const preview = ['account', 'a', 'campaign', 'c1', 'template-preview', null];
  queryClient.setQueryData(preview, { templateId: 't1' });
  const event = { kind: 'template', id: 't1', action: 'changed', by: null } as const;
  await invalidateFor(queryClient, 'a', { type: 'change', event });
  expect(queryClient.getQueryState(preview)?.isInvalidated).toBe(true);
});

test('what this page is deleting is not asked for again', async () => {
  await whileDeleting('c1', async () => {
    expect(await doubtfulAfter('campaign')).toEqual(['campaigns', 'figures']);
  });
  const refused = whileDeleting('c1', () => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  expect(await doubtfulAfter('campaign')).toContain('campaign');
});

test('what failed while the server was away is asked for when it is back, and nothing else', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: string[] = [];
  let isAway = true;
  const follow = (name: string, isFailing: boolean) => {
    const queryFn = () => {
      asked.push(name);
      return isAway && isFailing ? Promise.reject(new Error('away')) : Promise.resolve(name);
    };
    const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn });
    onTestFinished(observer.subscribe(() => {}));
    return observer;
  };
  const failed = follow('list', true);
  const shown = follow('figures', false);
  await expect.poll(() => failed.getCurrentResult().isError).toBe(true);
  await expect.poll(() => shown.getCurrentResult().isSuccess).toBe(true);

  isAway = false;
  await invalidateFor(queryClient, 'a', { type: 'reconnected' });
  expect(failed.getCurrentResult().data).toBe('list');
  expect(asked).toEqual(['list', 'figures', 'list']);
});

test('a new role or missed news concern the whole account and no other', async () => {
  const all = Object.keys(keys).filter((name) => name !== 'elsewhere' && name !== 'reference');
  expect(await doubtfulAfter('membership')).toEqual(all);
  expect(await doubtful({ type: 'resync' })).toEqual(all);
});

test('missed news do not undo a notification that is being marked', async () => {
  const queryClient = new QueryClient();
  const key = keys.notifications as QueryKey;
  queryClient.setQueryData(key, ['marked']);
  const marking = new MutationObserver(queryClient, {
    mutationKey: [...key, 'change'],
    mutationFn: () => new Promise(() => {}),
  });
  void marking.mutate();
  await invalidateFor(queryClient, 'a', { type: 'resync' });
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false);
});

test('news during the first answer of a screen are asked for when it has come', async () => {
  const queryClient = new QueryClient();
  const answers: Array<(list: string[]) => void> = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: keys.savedViews as QueryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  onTestFinished(observer.subscribe(() => {}));
  const event = { kind: 'savedView', id: 'v1', action: 'changed', by: null } as const;
  const isHeard = invalidateFor(queryClient, 'a', { type: 'change', event });
  answers[0]?.(['before']);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(['after']);
  await isHeard;
  expect(observer.getCurrentResult().data).toEqual(['after']);
});
