import { ALL_WORKSPACES } from '@posthorn/domain';
import { expect, test } from 'vitest';
import type { Workspace } from '../api/list-workspaces.ts';
import { chooseWorkspace, rememberedWorkspace, rememberWorkspace } from './selected-workspace.ts';

const workspace = (slug: string): Workspace => ({
  id: slug,
  name: slug,
  slug,
  campaignIds: [],
  campaignCount: 0,
  version: 1,
});
const workspaces = [workspace('north'), workspace('south')];

test('the remembered workspace is chosen, an unknown one gives the first', () => {
  expect(chooseWorkspace(workspaces, 'south', 'editor')?.slug).toBe('south');
  expect(chooseWorkspace(workspaces, 'gone', 'editor')?.slug).toBe('north');
  expect(chooseWorkspace(workspaces, null, 'admin')?.slug).toBe('north');
  expect(chooseWorkspace([], 'north', 'editor')).toBeUndefined();
});

test('all workspaces together are for admins', () => {
  expect(chooseWorkspace(workspaces, 'All', 'admin')).toBe(ALL_WORKSPACES);
  expect(chooseWorkspace(workspaces, 'All', 'editor')?.slug).toBe('north');
});

test('the choice is kept for this tab', () => {
  rememberWorkspace('south');
  expect(rememberedWorkspace()).toBe('south');
  expect(sessionStorage.getItem('posthorn.workspace')).toBe('south');
});
