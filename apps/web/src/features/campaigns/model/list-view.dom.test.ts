import type { CampaignSort } from '@posthorn/domain';
import { expect, test } from 'vitest';
import {
  isNarrowed,
  nextSort,
  PLAIN_VIEW,
  rememberedView,
  rememberView,
  searchOf,
  viewOf,
} from './list-view.ts';

test('a click on a date goes from ascending to descending to off', () => {
  const clicks: Array<CampaignSort | null> = [null];
  for (let click = 0; click < 3; click += 1) {
    clicks.push(nextSort(clicks.at(-1) ?? null, 'startDate'));
  }
  expect(clicks).toEqual([null, 'startDate', '-startDate', null]);
});

test('a figure begins with the greatest', () => {
  const clicks: Array<CampaignSort | null> = [null];
  for (let click = 0; click < 3; click += 1) clicks.push(nextSort(clicks.at(-1) ?? null, 'ctr'));
  expect(clicks).toEqual([null, '-ctr', 'ctr', null]);
});

test('another column starts anew', () => {
  expect(nextSort('-startDate', 'endDate')).toBe('endDate');
  expect(nextSort('endDate', 'startDate')).toBe('startDate');
  expect(nextSort('startDate', 'spend')).toBe('-spend');
});

test('the view is kept for this tab, in the words of the address', () => {
  rememberView({ ...PLAIN_VIEW, statuses: ['draft', 'paused'], sort: '-endDate', text: 'nurse' });
  const stored = sessionStorage.getItem('posthorn.campaigns');
  expect(stored).toBe('status=draft%2Cpaused&q=nurse&sort=-endDate');
  expect(viewOf(Object.fromEntries(new URLSearchParams(stored ?? '')))).toEqual(rememberedView());
  rememberView(PLAIN_VIEW);
  expect(isNarrowed(rememberedView())).toBe(false);
  expect(searchOf(rememberedView())).toEqual({});
});

test('what can not be asked for is not taken from an address', () => {
  expect(
    viewOf({
      ...{ status: 'failed,active,x', type: 'x,custom', channel: 'tiktok,linkedIn', q: 'abc' },
      ...{ sort: 'title', errors: 1, workspace: "acute-care,'; drop", template: 12 },
    }),
  ).toEqual({
    ...PLAIN_VIEW,
    statuses: ['active'],
    types: ['custom'],
    channels: ['linkedIn'],
    workspaces: ['acute-care'],
    template: '12',
  });
});

test('a saved view whose last filter is taken away is the whole list', () => {
  rememberView({ ...PLAIN_VIEW, statuses: ['active'], runs: 'later', saved: 'v1' });
  rememberView({ runs: null });
  expect(rememberedView().saved).toBe('v1');
  rememberView({ statuses: [] });
  expect(rememberedView()).toEqual(PLAIN_VIEW);
});

test('a saved view that holds columns alone stays while nothing is narrowed', () => {
  rememberView({ ...PLAIN_VIEW, saved: 'v1' });
  rememberView({ text: '' });
  expect(rememberedView().saved).toBe('v1');
  rememberView(PLAIN_VIEW);
});
