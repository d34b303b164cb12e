import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { membershipsQuery } from '../../features/session/index.ts';
import { workspacesKey } from '../../features/workspaces/index.ts';
import { changedRights, type Rights, rightsIn } from './changed-rights.ts';

const workspace = (slug: string) => ({
  id: slug,
  slug,
  name: `Ward ${slug}`,
  campaignIds: [],
  campaignCount: 0,
  version: 1,
});
const rights = (more: Partial<Rights> = {}): Rights => ({
  role: 'editor',
  workspaces: [workspace('north'), workspace('south')],
  current: 'south',
  ...more,
});
const only = (slug: string) => ({ workspaces: [workspace(slug)] });

test.each<[string, Rights, Rights, string[]]>([
  [
    'the workspace in sight',
    rights(),
    rights(only('north')),
    ['You can no longer see the workspace Ward south'],
  ],
  ['another workspace', rights(), rights(only('south')), []],
  ['nothing', rights(), rights(), []],
  ['all workspaces, which are not known yet', rights(), rights({ workspaces: undefined }), []],
  [
    'the role',
    rights({ role: 'admin' }),
    rights(),
    ['Your role in this account was changed to Editor'],
  ],
  ['the account, of which the page says so itself', rights(), rights({ role: undefined }), []],
])('taken away: %s', (_what, before, after, news) => {
  expect(changedRights(before, after)).toEqual(news);
});

test('rights are read from what the page knows', () => {
  const queryClient = new QueryClient();
  expect(rightsIn(queryClient, 'a')).toMatchObject({ role: undefined, workspaces: undefined });
  const membership = { account_id: 'a', name: 'Care', role: 'editor' } as const;
  queryClient.setQueryData<unknown>(membershipsQuery.queryKey, [membership]);
  queryClient.setQueryData([...workspacesKey('a'), 'editor'], [workspace('north')]);
  expect(rightsIn(queryClient, 'a')).toMatchObject({
    role: 'editor',
    workspaces: [{ slug: 'north' }],
  });
});
