import { expect, test } from 'vitest';
import { rememberedWorkspace, rememberWorkspace } from './selected-workspace.ts';

test('the choice is kept for this tab', () => {
  rememberWorkspace('south');
  expect(rememberedWorkspace()).toBe('south');
  expect(sessionStorage.getItem('posthorn.workspace')).toBe('south');
});
