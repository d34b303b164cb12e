import { expect, test } from 'vitest';
import { abilitiesOf } from './action.ts';
import { type NextAct, nextAct } from './next-act.ts';

type Known = Partial<Parameters<typeof nextAct>[0]> & { isReady?: boolean };
const refusedAd = { adId: 'a', cure: 'ad' } as const;
const refused = { adId: null, cure: 'network' } as const;

test.each<[string, Known, NextAct]>([
  ['a draft with something in the way', { isReady: false }, 'task'],
  ['a draft that is ready', {}, 'deploy'],
  ['one from a template that is ready', { status: 'to_approve' }, 'deploy'],
  ['one that runs', { status: 'active' }, 'figures'],
  ['one that begins later', { status: 'active', startDate: '2026-12-01' }, 'configure'],
  ['one that ends soon', { status: 'active', endDate: '2026-11-18' }, 'extend'],
  ['one with changes', { status: 'active', hasUnpublishedChanges: true }, 'redeploy'],
  ['one with refused ads', { status: 'active', errors: [refusedAd] }, 'mendAd'],
  ['one with other errors too', { status: 'active', errors: [refusedAd, refused] }, 'redeploy'],
  ['a paused one', { status: 'paused' }, 'resume'],
  ['a paused one with changes', { status: 'paused', hasUnpublishedChanges: true }, 'redeploy'],
  ['one that failed', { status: 'failed', errors: [refused] }, 'redeploy'],
  [
    'one that can not be sent again',
    { status: 'failed', errors: [refused], isReady: false },
    'task',
  ],
  ['a stopped one', { status: 'stopped' }, 'extend'],
  ['a finished one', { status: 'finished' }, 'extend'],
  ['a finished one that a network shows', { status: 'finished', errors: [refused] }, 'redeploy'],
])('of %s', (_, { isReady = true, ...known }, expected) => {
  const campaign = {
    status: 'draft' as const,
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    hasUnpublishedChanges: false,
    errors: [],
    ...known,
  };
  const seen = { ...campaign, hasErrors: campaign.errors.length > 0 };
  const abilities = abilitiesOf(seen, 'editor');
  expect(nextAct({ ...seen, abilities }, { isReady, today: '2026-11-15' })).toBe(expected);
  const reader = nextAct({ ...seen, abilities: [] }, { isReady, today: '2026-11-15' });
  expect(['task', 'mendAd', 'configure', 'figures']).toContain(reader);
});
