import { expect, test } from 'vitest';
import { codesIn } from '../message/catalogue.ts';
import { googleTexts } from '../message/en/google.ts';
import { linkedinTexts } from '../message/en/linkedin.ts';
import { metaTexts } from '../message/en/meta.ts';
import { networkTexts } from '../message/en/network.ts';
import { noteOf } from './error.ts';
import {
  type Cure,
  cureIn,
  cureSpecs,
  diagnose,
  isRetryable,
  REVIEW_CODE,
} from './error-doctor.ts';
import type { CampaignStatus } from './status.ts';

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

test('what a network said in its own words is one cause by network and code', () => {
  const blocked = { channel: 'facebook', code: '368' } as const;
  expect(diagnose('meta.ownWords', false, blocked).cause).toBe('meta 368');
  expect(diagnose('meta.refused', true, blocked)).toEqual({ cause: 'meta 368', cure: 'ad' });
  const shared = { channel: 'googleSearch', code: 'POLICY_FINDING' } as const;
  expect(diagnose('google.notAccepted', false, shared).cause).toBe('google POLICY_FINDING');
  expect(diagnose('meta.ownWords', false, { ...blocked, channel: null }).cause).toBeNull();
  expect(diagnose('meta.busy', false, blocked).cause).toBe('meta.busy');
});

test.each([null, '', 'meta.textOfFormerTimes', 'publish.published', 'nothing.atAll'])(
  'an unknown code leads to support: %s',
  (code) => {
    expect(diagnose(code)).toEqual({ cause: null, cure: 'support' });
  },
);

/** Each leads to something that the campaign allows in its status. */
test.each<[string, CampaignStatus, Cure]>([
  ['meta.metaWantsAtLeastN', 'failed', 'budget'],
  ['meta.metaWantsAtLeastN', 'active', 'boost'],
  ['meta.metaWantsAtLeastN', 'paused', 'extend'],
  ['meta.metaWantsAtLeastN', 'finished', 'extend'],
  ['meta.budgetTooLarge', 'failed', 'smallerBudget'],
  ['meta.budgetTooLarge', 'active', 'copy'],
  ['meta.campaignOver', 'active', 'extend'],
  ['meta.campaignOver', 'failed', 'copy'],
  ['google.tooLongForTotalBudget', 'active', 'copy'],
  ['linkedin.noPage', 'active', 'pagesFixed'],
  ['linkedin.audienceTooSmall', 'active', 'locations'],
  ['linkedin.audienceTooSmall', 'stopped', 'copy'],
  ['publish.rejected', 'paused', 'ad'],
  ['meta.busy', 'finished', 'retry'],
])('%s of a campaign that is %s is mended by %s', (code, status, cure) => {
  expect(cureIn(status, diagnose(code).cure)).toBe(cure);
});

test('sent again is what a request was refused for, not what reviewers refused', () => {
  expect(isRetryable({ code: '368', requestId: 'r1' })).toBe(true);
  expect(isRetryable({ code: '368', requestId: null })).toBe(false);
  expect(isRetryable({ code: REVIEW_CODE, requestId: 'r1' })).toBe(false);
});

test('only what asks for a reason keeps one, and says when there is none', () => {
  expect(noteOf('wont_fix', '  too late ')).toBe('too late');
  expect(noteOf('wont_fix', ' ')).toBe('no note');
  expect(noteOf('wont_fix', undefined)).toBe('no note');
  expect(noteOf('solved', 'too late')).toBeNull();
});
