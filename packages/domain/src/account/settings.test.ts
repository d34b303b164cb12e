import { describe, expect, test } from 'vitest';
import { accountSettingsFindings, networkNumberFinding, tidiedSettings } from './settings.ts';

const settings = {
  default_landing_page_url: 'https://example.com/jobs',
  primary_language: 'nl',
  utm: {},
  application_days: 90,
  pauses_lost_vacancies: false,
} as const;

test.each([
  ['no landing page', '', []],
  ['a secure address', 'https://example.com/jobs', []],
  ['an address that is not secure', 'http://example.com', ['campaign.urlNotSecure']],
  ['an address with spaces', 'https://exa mple.com', ['campaign.urlNotSecure']],
  ['an address without a host', 'https://', ['field.url']],
  ['one of 1,001 characters', `https://example.com/${'a'.repeat(981)}`, ['field.maxLength']],
])('%s', (_, default_landing_page_url, codes) => {
  const findings = accountSettingsFindings({ ...settings, default_landing_page_url });
  expect(findings.map(({ code }) => code)).toEqual(codes);
  expect(findings.every(({ path }) => path === 'default_landing_page_url')).toBe(true);
});

test('a tracking parameter that is too long is said at its field', () => {
  const utm = { facebook: { utm_source: 'x'.repeat(201) } };
  expect(accountSettingsFindings({ ...settings, utm })).toMatchObject([
    { path: 'utm.facebook.utm_source', code: 'field.maxLength' },
  ]);
});

test('what is blank is not kept', () => {
  const typed = {
    ...settings,
    default_landing_page_url: ' https://example.com ',
    utm: { linkedin: { utm_source: ' ', utm_medium: 'paid ' } },
  };
  expect(tidiedSettings(typed)).toEqual({
    ...settings,
    default_landing_page_url: 'https://example.com',
    utm: { linkedin: { utm_medium: 'paid' } },
  });
});

describe('a number of a network', () => {
  test.each([
    ['123456', true],
    ['1'.repeat(30), true],
    ['1'.repeat(31), false],
    ['', false],
    ['12 34', false],
    ['abc', false],
    ['-1', false],
    ['١٢٣', false],
  ])('%s: %s', (value, isFine) => {
    expect(networkNumberFinding(value, 'page_id') === undefined).toBe(isFine);
  });
});
