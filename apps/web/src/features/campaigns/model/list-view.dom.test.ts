import type { CampaignSort } from '@posthorn/domain';
import { expect, test } from 'vitest';
import {
  isNarrowed,
  nextSort,
  PLAIN_VIEW,
  parseView,
  rememberedView,
  rememberView,
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

test('the view is kept for this tab', () => {
  rememberView({ statuses: ['draft', 'paused'], sort: '-endDate' });
  const stored = sessionStorage.getItem('posthorn.campaigns');
  expect(parseView(stored)).toEqual(rememberedView());
  expect(rememberedView()).toEqual({
    statuses: ['draft', 'paused'],
    sort: '-endDate',
    errors: false,
  });
  rememberView(PLAIN_VIEW);
  expect(isNarrowed(rememberedView())).toBe(false);
});

test('what can not be asked for is not taken from the storage', () => {
  for (const stored of [null, '', '{', 'null', '[]', '"draft"', '{"statuses":"draft"}']) {
    expect(parseView(stored)).toEqual(PLAIN_VIEW);
  }
  expect(parseView('{"statuses":["failed","active","x"],"sort":"title","errors":1}')).toEqual({
    statuses: ['active'],
    sort: null,
    errors: false,
  });
});
