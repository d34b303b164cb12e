import { type MediaType, say, sayFinding, wrongFormat } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { newUploads, type StillType } from './new-uploads.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });
const wrong = (type: MediaType) => sayFinding(wrongFormat(type));
const taken = (files: File[], stillType: StillType = 'image') =>
  newUploads(files, { stillType, accountId: 'a1', isForAd: false });

test('videos are recognised, also by their ending; still pictures are what the person says', () => {
  const files = [file('a.png', 'image/png'), file('b.mp4', 'video/mp4'), file('c.mov')];
  expect(taken(files).uploads.map(({ type, error }) => [type, error])).toEqual([
    ['image', undefined],
    ['video', undefined],
    ['video', undefined],
  ]);
  expect(taken([file('a.png', 'image/png')], 'logo').uploads[0]?.type).toBe('logo');
});

test('what can not be used is said before it is sent', () => {
  const errors = [
    file('a.gif', 'image/gif'),
    file('b.txt', 'text/plain'),
    file('c.avi', 'video/avi'),
    // Some browsers know no type for it.
    file('d.HEIC'),
  ];
  expect(taken(errors).uploads.map(({ error }) => error)).toEqual([
    wrong('image'),
    wrong('image'),
    wrong('video'),
    sayFinding(wrongFormat('image', 'file', 'image/heic')),
  ]);
});

test('a set of images with a wrong one among them is told as a set, too', () => {
  const [good, bad] = [file('a.png', 'image/png'), file('b.gif', 'image/gif')];
  expect(taken([good, bad]).notice).toMatchObject({ code: 'media.invalidFormat' });
  expect(say('media.invalidFormat')).toBe('One or more images have invalid format');
  for (const files of [[good, good], [bad], [good, file('c.mp4', 'video/mp4')]]) {
    expect(taken(files).notice).toBeUndefined();
  }
});

test('one logo at a time', () => {
  const two = [file('a.png', 'image/png'), file('b.png', 'image/png')];
  expect(taken(two, 'logo')).toMatchObject({ uploads: [], refusal: { code: 'media.oneLogo' } });
  expect(taken(two, 'image').uploads.length).toBe(2);
});

test('a video is no logo', () => {
  const { uploads } = taken([file('a.mp4', 'video/mp4')], 'logo');
  expect(uploads).toMatchObject([{ type: 'logo', error: wrong('image') }]);
});
