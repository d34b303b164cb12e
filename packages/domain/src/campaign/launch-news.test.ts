import { expect, test } from 'vitest';
import { type LaunchOutcome, launchKind, launchNews } from './launch-news.ts';

const outcome = (given: Partial<LaunchOutcome> & Pick<LaunchOutcome, 'channels' | 'is'>) => ({
  reason: '',
  refusedAds: 0,
  ...given,
});
const meta = outcome({ is: 'published', channels: ['facebook', 'instagram'] });
const search = outcome({ is: 'published', channels: ['googleSearch'] });
const news = (outcomes: LaunchOutcome[], today = '2027-01-04') =>
  launchNews({ title: 'Nurse', startDate: '2027-01-07' }, outcomes, today);

test('names all channels at once, and does not call live what is not shown yet', () => {
  expect(news([meta, search])).toBe(
    'Nurse is published on Facebook, Instagram, and Google Search. Its ads are shown from 07-01-2027 on, once they are approved.',
  );
  expect(news([search], '2027-01-07')).toBe(
    'Nurse is published on Google Search. Its ads are shown as soon as they are approved.',
  );
});

test('says what failed first, with its reason', () => {
  const linkedIn = outcome({
    channels: ['linkedIn'],
    is: 'failed',
    reason: 'The connection is no longer valid.',
  });
  const display = outcome({ channels: ['googleDisplay'], is: 'failed', reason: 'Too small.' });
  expect(news([search, linkedIn, display], '2027-01-07')).toBe(
    'Nurse could not be published on LinkedIn: The connection is no longer valid. It could not be published on Google Display either: Too small. It is published on Google Search. Its ads are shown as soon as they are approved.',
  );
});

test('says a reason once that several networks have', () => {
  const same = (...channels: LaunchOutcome['channels']) =>
    outcome({ channels, is: 'failed', reason: 'All its ads were refused.' });
  expect(news([same('linkedIn'), same('googleSearch')])).toBe(
    'Nurse could not be published on LinkedIn and Google Search: All its ads were refused.',
  );
  expect(news([same('facebook', 'instagram'), same('googleSearch')])).toBe(
    'Nurse could not be published on Facebook, Instagram, and Google Search: All its ads were refused.',
  );
});

test('says what is refused in part, and what is still on its way', () => {
  const pending = outcome({ channels: ['linkedIn'], is: 'pending' });
  expect(news([{ ...search, refusedAds: 1 }, pending], '2027-01-07')).toBe(
    'Nurse is published on Google Search. Its ads are shown as soon as they are approved. An ad was refused on Google Search. It is still being published on LinkedIn.',
  );
});

test('is good news only when every channel has all its ads', () => {
  const failed = outcome({ channels: ['linkedIn'], is: 'failed', reason: 'Too small.' });
  const pending = outcome({ channels: ['linkedIn'], is: 'pending' });
  expect(launchKind([meta, search])).toBe('launched');
  expect(launchKind([meta, pending])).toBe('launched');
  expect(launchKind([meta, failed])).toBe('partlyFailed');
  expect(launchKind([{ ...meta, refusedAds: 1 }])).toBe('partlyFailed');
  expect(launchKind([failed])).toBe('failed');
  expect(launchKind([failed, pending])).toBe('failed');
});
