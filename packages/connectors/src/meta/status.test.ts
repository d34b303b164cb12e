import { expect, test } from 'vitest';
import { stateOf } from './status.ts';

const now = Date.parse('2026-12-05T12:00:00Z');
const running = { start_time: '2026-12-01T00:00:00+0100', end_time: '2026-12-15T23:59:59+0100' };
const later = { ...running, start_time: '2026-12-10T00:00:00+0100' };
const over = { ...running, end_time: '2026-12-04T23:59:59+0100' };
const limited = { placement_specific: { instagram: { Text: 'Too much text.' } } };

test.each([
  ['ACTIVE', running, {}, 'delivering'],
  ['ACTIVE', running, limited, 'limited'],
  ['ACTIVE', later, {}, 'scheduled'],
  ['ACTIVE', over, {}, 'ended'],
  ['PENDING_REVIEW', running, {}, 'in_review'],
  ['IN_PROCESS', running, {}, 'in_review'],
  ['PREAPPROVED', later, {}, 'scheduled'],
  ['DISAPPROVED', running, {}, 'rejected'],
  ['DISAPPROVED', over, {}, 'rejected'],
  ['PAUSED', running, {}, 'paused'],
  ['CAMPAIGN_PAUSED', running, {}, 'paused'],
  ['ADSET_PAUSED', running, {}, 'paused'],
  ['CAMPAIGN_PAUSED', over, {}, 'ended'],
  ['PENDING_BILLING_INFO', running, {}, 'problem'],
  ['WITH_ISSUES', running, {}, 'problem'],
  ['ARCHIVED', running, {}, 'ended'],
  ['DELETED', running, {}, 'ended'],
  ['SOMETHING_NEW', running, {}, 'problem'],
])('%s %#', (effective_status, adset, ad_review_feedback, state) => {
  expect(stateOf({ effective_status, adset, ad_review_feedback }, now)).toBe(state);
});
