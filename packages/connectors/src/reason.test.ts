import { sayMessage } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { namedReason, sentencesOf, titledReason } from './reason.ts';

test.each([
  [
    namedReason('EXAGGERATED_CLAIMS'),
    'EXAGGERATED_CLAIMS',
    'It promises more than people will believe. Please tone its text down.',
  ],
  [
    namedReason('EMPLOYMENT_SCAMS', '300x250'),
    '300x250: EMPLOYMENT_SCAMS',
    'It looks like an offer that is not honest. Please name the employer, and ask for no money.',
  ],
  [
    namedReason('SOMETHING_NEW'),
    'SOMETHING_NEW',
    'The reason that is given is “something new”. Please change the ad.',
  ],
  [
    titledReason('Personal attributes', 'Change its text.'),
    'Personal attributes: Change its text.',
    'It seems to know something personal about the reader. Please write about the job instead.',
  ],
  [
    titledReason('Too loud', 'Lower the volume. '),
    'Too loud: Lower the volume. ',
    'What is said about it: “Too loud: Lower the volume”. Please change the ad.',
  ],
])('%j is said in whole sentences', ({ words, says }, kept, said) => {
  expect(words).toBe(kept);
  expect(sayMessage(says)).toBe(said);
});

test('what is against nine banners is said once', () => {
  const nine = Array.from({ length: 9 }, (_, n) => namedReason('GRAMMAR', `${n}x250`));
  expect(sentencesOf([...nine, namedReason('SPELLING'), namedReason('CLICKBAIT')])).toHaveLength(2);
});
