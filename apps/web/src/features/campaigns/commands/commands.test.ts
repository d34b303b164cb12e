import {
  abilitiesOf,
  type CampaignAction,
  type CampaignStatus,
  campaignActionSpecs,
  campaignStatuses,
  isBeforeLaunch,
} from '@posthorn/domain';
import { expect, test } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { commandsFor } from './commands.ts';

/** A launch has its place in the bar below the ads; a menu only repeats one that failed. */
const isOfTheBar = (action: CampaignAction, status: CampaignStatus) =>
  action === 'redeploy' || (action === 'deploy' && isBeforeLaunch(status));

test.each(campaignStatuses)(
  'a campaign that is %s offers exactly what its status allows',
  (status) => {
    const offered = commandsFor(campaignRow({ status })).map(({ id }) => id);
    const always = ['edit', 'duplicate', 'save-as-template', 'activity'];
    const actions = abilitiesOf({ status }, 'editor').filter((one) => !isOfTheBar(one, status));
    expect(offered.toSorted()).toEqual([...always, ...actions].toSorted());
    expect(offered[0]).toBe('edit');
  },
);

test.each(campaignStatuses)('%s: what can not be taken back comes last', (status) => {
  const commands = commandsFor(campaignRow({ status }));
  const flags = commands.map(({ isDestructive }) => Boolean(isDestructive));
  expect(flags).toEqual(flags.toSorted());
  for (const command of commands) {
    const spec = Object.entries(campaignActionSpecs).find(([id]) => id === command.id)?.[1];
    expect(Boolean(command.isDestructive)).toBe(Boolean(spec?.destructive));
    if (spec) expect(command.label).toBe(spec.label);
  }
});

test('every change of status is asked first', () => {
  for (const status of campaignStatuses) {
    for (const command of commandsFor(campaignRow({ status }))) {
      if (command.kind !== 'act' || command.id === 'duplicate') continue;
      expect(command.confirmation?.title('ICU nurse')).toBe(`${command.label} ICU nurse?`);
    }
  }
});

test('what the server said a person may do decides', () => {
  const offered = commandsFor(campaignRow({ status: 'active', abilities: ['stop'] }));
  expect(offered.map(({ id }) => id)).toEqual([
    'edit',
    'duplicate',
    'save-as-template',
    'activity',
    'stop',
  ]);
});

test('a failed campaign with errors offers to deploy it, and nothing that repeats it', () => {
  const failed = campaignRow({
    status: 'failed',
    hasErrors: true,
    abilities: abilitiesOf({ status: 'failed', hasErrors: true }, 'editor'),
  });
  expect(commandsFor(failed).map(({ id }) => id)).toEqual([
    'edit',
    'deploy',
    'duplicate',
    'save-as-template',
    'activity',
  ]);
});
