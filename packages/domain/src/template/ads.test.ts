import { expect, test } from 'vitest';
import { filledIn, takenOver, textToStore } from './ads.ts';

const campaign = { type: 'consideration' as const, channelsOff: [], present: [] };
const ads = [
  { type: 'FacebookPostAd' as const },
  { type: 'InstagramStoryAd' as const },
  { type: 'LinkedinPostAd' as const },
];
const taken = (more: Partial<Parameters<typeof takenOver>[0]>) =>
  takenOver({ ...campaign, ...more }, ads).map(({ type }) => type);

test('a campaign without ads takes over those it has a place for', () => {
  expect(taken({})).toEqual(ads.map(({ type }) => type));
  expect(taken({ type: 'leadform' })).toEqual(['FacebookPostAd', 'InstagramStoryAd']);
  expect(taken({ channelsOff: ['instagramStory'] })).toEqual(['FacebookPostAd', 'LinkedinPostAd']);
});

test('a campaign with ads takes none', () => {
  expect(taken({ present: ['InstagramPostAd'] })).toEqual([]);
});

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
