import { describe, expect, test } from 'vitest';
import { finding } from '../finding.ts';
import {
  abilitiesOf,
  type CampaignAction,
  campaignActionSpecs,
  campaignActions,
  evaluateAction,
  launchActionOf,
  launchLabelOf,
  moveOf,
  statusesBefore,
} from './action.ts';
import {
  areKeywordsOpen,
  arePagesOpen,
  campaignStatuses,
  canDifferOnNetworks,
  deliveryOf,
  filterStatuses,
  isBeforeLaunch,
  isConfigurable,
  isFormOpen,
  isOver,
  isRunning,
  isScheduleOpen,
  isTypeOpen,
  opensOn,
} from './status.ts';

const well = { hasErrors: false, hasUnpublishedChanges: false };

/** What people may do, written down by hand: by status, with nothing to repair. */
const table = {
  draft: ['deploy', 'changeTemplate', 'delete'],
  to_approve: ['deploy', 'changeTemplate', 'delete'],
  active: ['pause', 'boost', 'extend', 'stop'],
  paused: ['resume', 'extend', 'stop'],
  stopped: ['extend'],
  finished: ['extend'],
  failed: ['deploy'],
} as const;

describe.each(campaignStatuses)('%s', (status) => {
  test('allows exactly its actions', () => {
    expect(abilitiesOf({ status, ...well }, 'editor')).toEqual(table[status]);
  });

  test.each([
    { ...well, hasErrors: true },
    { ...well, hasUnpublishedChanges: true },
  ])('can be redeployed while something differs: %j', (difference) => {
    const isRedeployable = ['active', 'paused', 'failed', 'stopped', 'finished'].includes(status);
    expect(abilitiesOf({ status, ...difference }, 'editor').includes('redeploy')).toBe(
      isRedeployable,
    );
  });

  test('what can not be taken back comes last', () => {
    const flags = abilitiesOf({ status, ...well }, 'admin').map((action) =>
      Boolean(campaignActionSpecs[action].destructive),
    );
    expect(flags).toEqual(flags.toSorted());
  });
});

test('a redeployed campaign keeps its status, unless nothing of it ran', () => {
  const to = (status: (typeof campaignStatuses)[number]) =>
    moveOf('redeploy', { status, hasErrors: true })?.to;
  expect(campaignStatuses.map(to)).toEqual([
    undefined,
    undefined,
    'active',
    'paused',
    'stopped',
    'finished',
    'active',
  ]);
});

test('a stopped campaign is only ended again: nothing is published, no gate is asked', () => {
  expect(moveOf('redeploy', { status: 'stopped', hasErrors: true })).toEqual({
    to: 'stopped',
    gate: null,
    networks: 'retry',
  });
});

test('nothing is published that the launch gate has not seen', () => {
  const moves = campaignActions.flatMap((action) =>
    Object.values(campaignActionSpecs[action].moves),
  );
  for (const { networks, gate } of moves) {
    expect(gate).toBe(networks === 'publish' || networks === 'enlarge' ? 'launch' : null);
  }
});

test('a move that reaches the networks says what they are to show', () => {
  for (const action of campaignActions) {
    for (const { networks, to } of Object.values(campaignActionSpecs[action].moves)) {
      if (networks) expect([action, to, deliveryOf(to)]).not.toContain(null);
    }
  }
});

test('the product finishes and fails what runs; no person can', () => {
  for (const action of ['finish', 'fail'] as const) {
    expect(statusesBefore(action)).toEqual(campaignStatuses.filter(isRunning));
    expect(evaluateAction(action, { status: 'active' }, 'admin', { inTheWay: [] })).toEqual([
      finding('permission.role'),
    ]);
  }
});

test('what is in the way of a launch closes what publishes, and nothing else', () => {
  const inTheWay = [finding('launch.noAd', 'ads')];
  const closed = (action: CampaignAction, status: (typeof campaignStatuses)[number]) =>
    evaluateAction(action, { status, hasErrors: true }, 'editor', { inTheWay });
  expect(closed('deploy', 'draft')).toEqual(inTheWay);
  expect(closed('redeploy', 'paused')).toEqual(inTheWay);
  expect(closed('pause', 'active')).toEqual([]);
  expect(closed('redeploy', 'stopped')).toEqual([]);
  expect(closed('pause', 'paused')).toEqual([
    finding('campaign.wrongStatus', 'status', { status: 'paused' }),
  ]);
});

test('questions about a status', () => {
  const where = (question: (status: (typeof campaignStatuses)[number]) => boolean) =>
    campaignStatuses.filter(question);
  expect(where(isBeforeLaunch)).toEqual(['draft', 'to_approve']);
  expect(where(isOver)).toEqual(['stopped', 'finished']);
  for (const isOpen of [isScheduleOpen, isTypeOpen, arePagesOpen, isFormOpen]) {
    expect(where(isOpen)).toEqual(['draft', 'to_approve']);
  }
  expect(where(areKeywordsOpen)).toEqual(['draft', 'to_approve', 'active', 'paused', 'failed']);
  expect(where(canDifferOnNetworks)).toEqual(['active', 'paused', 'failed']);
  expect(where((status) => isConfigurable({ status, hasErrors: false }))).toEqual([
    'draft',
    'to_approve',
  ]);
  for (const difference of [{ hasErrors: true }, { hasUnpublishedChanges: true }]) {
    expect(where((status) => isConfigurable({ status, ...difference }))).toEqual(
      campaignStatuses.filter((status) => !isOver(status)),
    );
  }
  expect(where((status) => opensOn(status) === 'campaign-details')).toEqual(['draft']);
  expect(filterStatuses).not.toContain('failed');
});

test('the button below the ads launches, repairs, or is not there', () => {
  const broken = { ...well, hasErrors: true };
  const found = campaignStatuses.map((status) => [
    status,
    launchActionOf({ status, ...well }),
    launchActionOf({ status, ...broken }),
  ]);
  expect(found).toEqual([
    ['draft', 'deploy', 'deploy'],
    ['to_approve', 'deploy', 'deploy'],
    ['active', undefined, 'redeploy'],
    ['paused', undefined, 'redeploy'],
    ['stopped', undefined, undefined],
    ['finished', undefined, undefined],
    ['failed', 'deploy', 'redeploy'],
  ]);
  expect(launchLabelOf('deploy', { isFromTemplate: false })).toBe('Deploy campaign');
  expect(launchLabelOf('deploy', { isFromTemplate: true })).toBe('Approve and launch');
  expect(launchLabelOf('redeploy', { isFromTemplate: true })).toBe('Redeploy');
});
