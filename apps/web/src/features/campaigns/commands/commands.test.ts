import { actionsFor, campaignActionSpecs, campaignStatuses } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { campaignRow } from '../testing/campaign.ts';
import { commandsFor } from './commands.ts';

/** Actions whose feature is still to come; a menu never offers what does not work. */
const toCome = ['deploy', 'boost', 'extend'];

test.each(campaignStatuses)(
  'a campaign that is %s offers exactly what its status allows',
  (status) => {
    const offered = commandsFor(campaignRow({ status })).map(({ id }) => id);
    const always = ['edit', 'duplicate', 'activity'];
    const actions = actionsFor(status).filter((action) => !toCome.includes(action));
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
