import { expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import { companyWarning, filledIn, textToStore } from './ads.ts';

test('tags become the words of the campaign, where it has any', () => {
  const locations = [{ name: 'Groningen, Netherlands' }, { name: 'Assen' }];
  const known = { locations, company: 'Cash $& Carry' };
  expect(filledIn('%%company%% in %%city%%: %%job_title%%', known)).toBe(
    'Cash $& Carry in Groningen, Assen: %%job_title%%',
  );
  expect(filledIn('%%Company%% in %%CITY%%, %%stad%%', known)).toBe(
    'Cash $& Carry in Groningen, Assen, %%stad%%',
  );
  const company = 'North';
  expect(filledIn('%%company%% in %%city%%', { company })).toBe('North in %%city%%');
  expect(filledIn('%%company%% in %%city%%', { locations })).toBe(
    '%%company%% in Groningen, Assen',
  );
});

test('a text that was left alone keeps its tags, an edited one does not', () => {
  const locations = [{ name: 'Groningen, Netherlands' }];
  const stored = ['Nurses wanted', 'Work in %%city%%'];
  const kept = (sent: string) => textToStore(sent, stored, { locations });
  expect(kept('Work in Groningen')).toBe('Work in %%city%%');
  expect(kept('Work in Groningen!')).toBe('Work in Groningen!');
  expect(kept('Nurses wanted')).toBe('Nurses wanted');
  expect(textToStore('Work in %%city%%', stored, { locations: [] })).toBe('Work in %%city%%');
});

test('a text that will be too long with the name of the company is told while it is written', () => {
  const said = (text: string, company: string) => {
    const found = companyWarning(text, company, 30);
    return found && sayFinding(found);
  };
  expect(said('Werken bij %%company%%', 'Noorderzorg Groep')).toBeUndefined();
  expect(said('Werken bij %%company%%', 'Ziekenhuis Noorderzorg')).toBe(
    'With “Ziekenhuis Noorderzorg” this is 33 characters long, and 30 fit. Campaigns could not be launched with it.',
  );
  // What is too long as it stands is an error of its own.
  expect(said(`%%company%% ${'x'.repeat(20)}`, 'Ziekenhuis Noorderzorg')).toBeUndefined();
});
