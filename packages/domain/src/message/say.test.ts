import { expect, test } from 'vitest';
import { type Finding, finding } from '../finding.ts';
import { catalogue, codesIn, ruleTexts } from './catalogue.ts';
import { campaignTexts } from './en/campaign.ts';
import { say, sayCode, sayFinding } from './say.ts';
import { fill, type Text, type Translated } from './text.ts';

test('fills parameters into the sentence', () => {
  expect(say('field.between', { min: 1, max: 60 })).toBe('Must be between 1 and 60');
  expect(fill(campaignTexts.paused, { title: 'Nurses' })).toBe('Nurses campaign paused');
});

test('a missing, surplus or misspelt parameter does not compile', () => {
  // @ts-expect-error max is missing
  say('field.maxLength');
  // @ts-expect-error this sentence has no parameter
  say('field.required', { max: 3 });
  // @ts-expect-error it is called title
  fill(campaignTexts.paused, { name: 'Nurses' });
  // @ts-expect-error a finding wants them, too
  finding('field.maxLength', 'title');
  expect(finding('field.maxLength', 'title', { max: 3 }).params).toEqual({ max: 3 });
});

test('leaves a parameter visible that did not come along, so that the mistake shows', () => {
  expect(sayCode('field.maxLength')).toBe('This field is max {max} characters');
});

test('a parameter value is inserted as it is, replacement patterns included', () => {
  expect(say('campaign.paused', { title: '$& {title}' })).toBe('$& {title} campaign paused');
});

test('a text that depends on a number has a form for one and for the others', () => {
  const text = { one: 'an ad', other: '{n} ads' } as const;
  expect(fill(text, { n: 5000 })).toBe('5.000 ads');
  expect(fill(text, { n: 1 })).toBe('an ad');
  expect(fill(text, { n: 2 })).toBe('2 ads');
  expect(fill(text, { n: 0 })).toBe('0 ads');
});

test('a finding is said by its code', () => {
  const found: Finding = {
    code: 'field.minLength',
    severity: 'error',
    path: '',
    params: { min: 2 },
  };
  expect(sayFinding(found)).toBe('This field is at least 2 characters');
});

test('another language has the same keys and parameters, or does not compile', () => {
  const english = { paused: '{title} paused', none: 'No campaigns' } as const;
  const dutch: Translated<typeof english> = {
    paused: '{title} gepauzeerd',
    none: 'Geen campagnes',
  };
  // @ts-expect-error a parameter is lost
  const lost: Translated<typeof english> = { paused: 'Gepauzeerd', none: 'Geen campagnes' };
  // @ts-expect-error a key is missing
  const short: Translated<typeof english> = { paused: '{title} gepauzeerd' };
  expect([dutch, lost, short]).toHaveLength(3);
});

test('no two findings say the same sentence', () => {
  const sentences = Object.values(ruleTexts).flatMap((texts) => Object.values(texts));
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('parameters are plain names: what else stands in braces would never be filled in', () => {
  const texts = Object.values<Record<string, Text>>(catalogue).flatMap((noun) =>
    Object.values(noun),
  );
  const forms = texts.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));
  const braces = forms.flatMap((form) => form.match(/[{}][^{}]*/g) ?? []);
  expect(braces.filter((part) => !/^(\{[a-zA-Z]\w*|\}.*)$/s.test(part))).toEqual([]);
  expect(codesIn(catalogue).length).toBe(texts.length);
});
