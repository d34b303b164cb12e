import type { AccountEvent } from '@posthorn/contract';
import { expect, test } from 'vitest';
import { campaignChangedByOthers, documentGone } from './changed-by-others.ts';

const change: AccountEvent = { kind: 'campaign', id: 'c1', action: 'changed', by: 'lotte' };
const shownToMe = (event: Partial<AccountEvent>) =>
  campaignChangedByOthers({ type: 'change', event: { ...change, ...event } }, 'me');

test('only what others did to a campaign is shown', () => {
  expect(shownToMe({})).toBe('c1');
  expect(shownToMe({ action: 'created' })).toBe('c1');
  expect(shownToMe({ by: null })).toBe('c1');
  expect(shownToMe({ by: 'me' })).toBeNull();
  expect(shownToMe({ action: 'removed' })).toBeNull();
  expect(shownToMe({ kind: 'workspace' })).toBeNull();
  expect(campaignChangedByOthers({ type: 'resync' }, 'me')).toBeNull();
});

test('a campaign or template is gone when it was deleted, also by me', () => {
  const message = (event: Partial<AccountEvent>) =>
    ({ type: 'change', event: { ...change, ...event } }) as const;
  expect(documentGone(message({ action: 'removed', by: 'me' }))).toBe('c1');
  expect(documentGone(message({ kind: 'template', action: 'removed' }))).toBe('c1');
  expect(documentGone(message({}))).toBeNull();
  expect(documentGone(message({ kind: 'workspace', action: 'removed' }))).toBeNull();
  expect(documentGone({ type: 'resync' })).toBeNull();
});
