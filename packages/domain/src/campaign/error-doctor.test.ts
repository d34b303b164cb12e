import { expect, test } from 'vitest';
import { codesIn } from '../message/catalogue.ts';
import { googleTexts } from '../message/en/google.ts';
import { linkedinTexts } from '../message/en/linkedin.ts';
import { metaTexts } from '../message/en/meta.ts';
import { networkTexts } from '../message/en/network.ts';
import { noteOf } from './error.ts';
import { cureSpecs, diagnose } from './error-doctor.ts';

const nouns = {
  google: googleTexts,
  linkedin: linkedinTexts,
  meta: metaTexts,
  network: networkTexts,
};

test.each(codesIn(nouns))('%s has a cure', (code) => {
  expect(cureSpecs[diagnose(code).cure].label).not.toBe('');
});

test.each([
  ['google.budgetTooSmall', 'budget'],
  ['linkedin.landingPageNotAllowed', 'targetUrl'],
  ['meta.noFacebookPage', 'pages'],
  ['publish.rejected', 'ad'],
])('%s is a cause, and is mended at %s', (code, cure) => {
  expect(diagnose(code)).toEqual({ cause: code, cure });
});

test.each(['meta.ownWords', 'google.notAccepted', 'linkedin.refused'])(
  '%s says only what the network said: no cause',
  (code) => {
    expect(diagnose(code)).toEqual({ cause: null, cure: 'support' });
    expect(diagnose(code, true)).toEqual({ cause: null, cure: 'ad' });
  },
);

test.each([null, '', 'meta.textOfFormerTimes', 'publish.published', 'nothing.atAll'])(
  'an unknown code leads to support: %s',
  (code) => {
    expect(diagnose(code)).toEqual({ cause: null, cure: 'support' });
  },
);

test('only what asks for a reason keeps one, and says when there is none', () => {
  expect(noteOf('wont_fix', '  too late ')).toBe('too late');
  expect(noteOf('wont_fix', ' ')).toBe('no note');
  expect(noteOf('wont_fix', undefined)).toBe('no note');
  expect(noteOf('solved', 'too late')).toBeNull();
});
