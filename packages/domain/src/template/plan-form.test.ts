import { expect, test } from 'vitest';
import {
  type OfferedForm,
  type PresentForm,
  planFormChange,
  planFormUpdate,
  shownForm,
} from './plan-form.ts';

const offered: OfferedForm = { id: 'f', version: 3 };
const given = (templateFormVersion: number, isUntouched: boolean): PresentForm => ({
  origin: { templateFormId: 'f', templateFormVersion },
  isUntouched,
});
const own: PresentForm = { origin: null, isUntouched: false };

test.each<[string, PresentForm | null, string, string]>([
  ['none', null, 'coming', 'coming'],
  ['the same', given(3, true), 'staying', 'staying'],
  ['an older one', given(2, true), 'replacing', 'replacing'],
  ['an older one, edited', given(2, false), 'replacing', 'kept'],
  ['the same, edited', given(3, false), 'replacing', 'staying'],
  ['one of their own', own, 'replacing', 'kept'],
])('a campaign that has %s', (_name, present, changed, updated) => {
  expect(planFormChange({ type: 'leadform', present, offered })).toBe(changed);
  expect(planFormUpdate({ type: 'leadform', present, offered })).toBe(updated);
});

test('without a form in the template, or in the type, everything stays', () => {
  for (const plan of [planFormChange, planFormUpdate]) {
    expect(plan({ type: 'leadform', present: own, offered: null })).toBe('staying');
    expect(plan({ type: 'consideration', present: null, offered })).toBe('staying');
  }
});

test('a form is said in a few words', () => {
  const questions = [{ type: 'EMAIL', label: '', options: [] }] as const;
  expect(shownForm({ name: 'Nurses', questions })).toBe('Nurses (1 question)');
  expect(shownForm(null)).toBe('');
});
