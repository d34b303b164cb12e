import { describe, expect, test } from 'vitest';
import { actionsFor, allows, campaignActionSpecs, campaignActions } from './action.ts';
import {
  campaignStatuses,
  filterStatuses,
  isBeforeLaunch,
  isConfigurable,
  isOver,
  opensOn,
} from './status.ts';

const table = {
  draft: ['changeTemplate', 'delete'],
  to_approve: ['changeTemplate', 'delete'],
  active: ['pause', 'boost', 'extend', 'stop'],
  paused: ['resume', 'extend', 'stop'],
  stopped: ['extend'],
  finished: ['extend'],
  failed: ['deploy'],
} as const;

describe.each(campaignStatuses)('%s', (status) => {
  test('offers exactly its actions, what can not be taken back last', () => {
    expect(actionsFor(status)).toEqual(table[status]);
  });

  test.each(campaignActions)('and %s', (action) => {
    expect(allows(action, status)).toBe((table[status] as readonly string[]).includes(action));
  });
});

test('where actions lead', () => {
  const leads = campaignActions.map((action) => [action, campaignActionSpecs[action].to]);
  expect(Object.fromEntries(leads)).toEqual({
    deploy: 'active',
    resume: 'active',
    pause: 'paused',
    boost: undefined,
    extend: undefined,
    changeTemplate: undefined,
    stop: 'stopped',
    delete: undefined,
  });
});

test('questions about a status', () => {
  const where = (question: (status: (typeof campaignStatuses)[number]) => boolean) =>
    campaignStatuses.filter(question);
  expect(where(isBeforeLaunch)).toEqual(['draft', 'to_approve']);
  expect(where(isOver)).toEqual(['stopped', 'finished']);
  expect(where((status) => isConfigurable({ status, hasErrors: false }))).toEqual([
    'draft',
    'to_approve',
  ]);
  expect(where((status) => isConfigurable({ status, hasErrors: true }))).toEqual(
    campaignStatuses.filter((status) => !isOver(status)),
  );
  expect(where((status) => opensOn(status) === 'campaign-details')).toEqual(['draft']);
  expect(filterStatuses).not.toContain('failed');
});
