import { expect, test } from 'vitest';
import { cents, leadsIn } from './statistics.ts';

test.each([
  ['0', 0],
  ['12', 1200],
  ['12.3', 1230],
  ['12.34', 1234],
  ['0.07', 7],
  ['1.005', 101],
  ['0.004', 0],
  ['90071992547.99', 9_007_199_254_799],
  ['-3.10', -310],
])('%s is %i cents', (text, value) => {
  expect(cents(text)).toBe(value);
});

test.each(['', '1,50', 'free', '1e3', 'NaN'])('%s is no money', (text) => {
  expect(() => cents(text)).toThrow();
});

test('the same application is counted once', () => {
  const action = (action_type: string, value: string) => ({ action_type, value });
  expect(
    leadsIn([
      action('lead', '5'),
      action('onsite_conversion.lead_grouped', '3'),
      action('submit_application_website', '2'),
      action('submit_application_total', '2'),
      action('offsite_conversion.fb_pixel_custom', '2'),
      action('link_click', '90'),
    ]),
  ).toBe(5);
  expect(leadsIn([])).toBe(0);
  expect(leadsIn([action('offsite_conversion.fb_pixel_custom', '40')])).toBe(0);
});
