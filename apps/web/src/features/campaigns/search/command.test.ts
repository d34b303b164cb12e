import { expect, test } from 'vitest';
import { type Command, matchingCommands } from './command.ts';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  ...{ id: label, label, group: 'Go to', shown: 'found', act: { href: '/' } },
  ...more,
});
const all = [
  command('Templates', { shown: 'both' }),
  command('Night nurse', { shown: 'first' }),
  command('Küche', { group: 'Workspaces' }),
  command('Theme: Dark'),
];
const labels = (typed: string) => matchingCommands(all, typed).map(({ label }) => label);

test('before anything is typed, only what is offered then', () => {
  expect(labels('  ')).toEqual(['Templates', 'Night nurse']);
  expect(labels('nurse')).toEqual([]);
});

test('every word must be found, in the name or in what it stands under', () => {
  expect(labels('work kuche')).toEqual(['Küche']);
  expect(labels('dark')).toEqual(['Theme: Dark']);
  expect(labels('dark templates')).toEqual([]);
});

test('names that begin with what was typed come first', () => {
  const found = matchingCommands([command('From a template'), command('Templates')], 'templ');
  expect(found.map(({ label }) => label)).toEqual(['Templates', 'From a template']);
});

test('no more than five beside the campaigns', () => {
  const many = Array.from({ length: 9 }, (_, n) => command(`Page ${n}`));
  expect(matchingCommands(many, 'page')).toHaveLength(5);
});

test('what has names of its own is found by one of them alone, however short', () => {
  const meaning = command('CPC: Cost per click', { names: ['cpc', 'Cost per click'] });
  for (const typed of ['CPC', ' cost  per click ']) {
    expect(matchingCommands([meaning], typed), typed).toEqual([meaning]);
  }
  expect(matchingCommands([meaning], 'cost')).toEqual([]);
});
