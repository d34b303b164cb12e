import { expect, test } from 'vitest';
import { filledIn, takenOver } from './ads.ts';

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
  expect(filledIn('Work in %%city%%', { locations: [], workspaceName: '' })).toBe(
    'Work in %%city%%',
  );
});
