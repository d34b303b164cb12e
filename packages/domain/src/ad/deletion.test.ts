import { expect, test } from 'vitest';
import { campaignStatuses } from '../campaign/status.ts';
import { sayFinding } from '../message/say.ts';
import type { AdType } from './ad-type.ts';
import { type CountedAd, lastOfKindFinding } from './deletion.ts';

const ad = (id: string, adType: AdType, mediaType: CountedAd['mediaType']): CountedAd => ({
  id,
  adType,
  mediaType,
});
const image = ad('1', 'LinkedinPostAd', 'image');
const film = { ...image, mediaType: 'video' as const };
const toFilm = { before: image, after: film };

test('the last image ad on LinkedIn stays one while the campaign runs', () => {
  const others = [ad('2', 'LinkedinPostAd', 'video'), ad('3', 'FacebookPostAd', 'image')];
  const closed = campaignStatuses.filter((status) =>
    lastOfKindFinding(status, toFilm, [image, ...others]),
  );
  expect(closed).toEqual(['active', 'paused', 'stopped', 'finished', 'failed']);
  const found = lastOfKindFinding('active', toFilm, [image, ...others]);
  expect(found && sayFinding(found)).toBe(
    'This is the last LinkedIn ad of the campaign with an image, so it has to keep an image.',
  );
});

test('the last video ad on LinkedIn stays one, too', () => {
  const found = lastOfKindFinding('active', { before: film, after: image }, [film]);
  expect(found && sayFinding(found)).toBe(
    'This is the last LinkedIn ad of the campaign with a video, so it has to keep a video.',
  );
});

test('with another one beside it, or on another channel, it may change', () => {
  const standIn = ad('2', 'LinkedinPostAd', 'image');
  expect(lastOfKindFinding('active', toFilm, [image, standIn])).toBeUndefined();
  expect(lastOfKindFinding('active', { before: image, after: image }, [image])).toBeUndefined();
  const post = ad('1', 'FacebookPostAd', 'image');
  const change = { before: post, after: { ...post, mediaType: 'video' as const } };
  expect(lastOfKindFinding('active', change, [post])).toBeUndefined();
});
