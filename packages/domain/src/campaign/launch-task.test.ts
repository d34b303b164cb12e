import { expect, test } from 'vitest';
import { launchTaskTexts, shortTaskTexts } from '#texts/launch-task';
import { type Finding, finding } from '../finding.ts';
import { ruleTexts } from '../message/catalogue.ts';
import type { Text } from '../message/text.ts';
import { launchTask } from './launch-task.ts';

const namesIn = (text: Text) =>
  new Set(
    JSON.stringify(text)
      .match(/\{\w+\}/g)
      ?.filter((name) => name !== '{n}'),
  );

test.each(Object.entries<Text>(launchTaskTexts))(
  '%s asks for nothing that is not known',
  (code, task) => {
    const [noun = '', key = ''] = code.split('.');
    const said = (ruleTexts as Record<string, Record<string, Text>>)[noun]?.[key] ?? '';
    for (const name of namesIn(task)) expect(namesIn(said)).toContain(name);
  },
);

test.each([
  [finding('field.required', 'title'), 'Give the campaign a title'],
  [finding('launch.noBudget', 'budget'), 'Choose a budget'],
  [
    finding('budget.channelMinimum', 'budget', {
      channel: 'Google Search',
      amount: '30',
      currency: 'euro',
    }),
    'Give Google Search at least 30 euro',
  ],
  [finding('field.maxLength', 'poNumber', { max: 50 }), /^PO number: /],
] satisfies [Finding, string | RegExp][])('%o is said as a task', (found, said) => {
  expect(launchTask(found)).toMatch(said);
});

test('an ad is called by its own name', () => {
  const found = finding('launch.adIncomplete', 'ads.x', { ad: 'A Facebook Post ad' });
  expect(launchTask(found, 'Nurses wanted')).toBe('Complete Nurses wanted');
});

test.each(Object.entries<string>(shortTaskTexts))(
  '%s is short enough for a button',
  (code, text) => {
    expect(launchTaskTexts).toHaveProperty([code]);
    expect(text.length).toBeLessThan(25);
  },
);
