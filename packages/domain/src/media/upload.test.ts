import { expect, test } from 'vitest';
import { adFieldTexts } from '#texts/ad-field';
import { libraryTexts } from '#texts/library';
import { fill } from '../message/text.ts';
import { takenFiles, takenFormats } from './upload.ts';

test('a person is told which files are taken', () => {
  expect(fill(adFieldTexts.logoFiles, { files: takenFiles('logo') })).toBe(
    'or drop or paste one jpeg or png file',
  );
  expect(fill(adFieldTexts.mediaFiles, { files: takenFiles('image', 'video') })).toBe(
    'or drop or paste jpeg, png, mp4, or mov files',
  );
  const formats = { images: takenFormats('image'), videos: takenFormats('video') };
  expect(fill(libraryTexts.emptyLibraryHint, formats)).toBe(
    'Drop files anywhere here, paste them, or choose them: jpeg and png images, mp4 and quicktime videos.',
  );
});
