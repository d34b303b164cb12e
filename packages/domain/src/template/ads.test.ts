import { expect, test } from 'vitest';
import { filledIn, textToStore } from './ads.ts';

test('tags become the words of the campaign, where it has any', () => {
  const locations = [{ name: 'Groningen, Netherlands' }, { name: 'Assen' }];
  const known = { locations, workspaceName: 'Cash $& Carry' };
  expect(filledIn('%%company%% in %%city%%: %%job_title%%', known)).toBe(
    'Cash $& Carry in Groningen, Assen: %%job_title%%',
  );
  const workspaceName = 'North';
  expect(filledIn('%%company%% in %%city%%', { workspaceName })).toBe('North in %%city%%');
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
