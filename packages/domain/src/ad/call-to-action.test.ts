import { expect, test } from 'vitest';
import { languages } from '../campaign/language.ts';
import { callsToAction, callToActionLabel } from './call-to-action.ts';
import { callToActionIn } from './call-to-action-words.ts';

test.each(languages)('buttons say something short in %s', (language) => {
  for (const action of callsToAction)
    expect(callToActionIn(language, action)).toMatch(/^\p{Lu}.{3,24}$/u);
});

test('buttons speak the language of the campaign, and English where they are unknown', () => {
  expect(callToActionIn('nl', 'APPLY_NOW')).toBe('Nu solliciteren');
  expect(callToActionIn('de', 'APPLY_NOW')).toBe('Jetzt bewerben');
  expect(callToActionIn('en', 'APPLY_NOW')).toBe('Apply now');
  expect(callToActionIn('nl', 'GET_OFFER')).toBe(callToActionLabel('GET_OFFER'));
});
