import { abilitiesOf, campaignActionSpecs, campaignStatuses } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { campaignRow } from '../testing/campaign.ts';
import { commandsFor } from './commands.ts';

/** These have their place in the bar below the ads, whose screens are still to come. */
const ofTheBar = ['deploy', 'redeploy'];

test.each(campaignStatuses)(
  'a campaign that is %s offers exactly what its status allows',
  (status) => {
    const offered = commandsFor(campaignRow({ status })).map(({ id }) => id);
    const always = ['edit', 'duplicate', 'activity'];
    const actions = abilitiesOf({ status }, 'editor').filter((one) => !ofTheBar.includes(one));
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
  expect(offered.map(({ id }) => id)).toEqual(['edit', 'duplicate', 'activity', 'stop']);
});
