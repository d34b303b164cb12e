import { describe, expect, test } from 'vitest';
import { landingAddress, tidiedUtm, UTM_MAX, utmFindings, utmFor, utmQuery } from './utm.ts';

const campaign = {
  title: 'Nurse (m/f) & carer',
  referenceNumber: 'R-12',
  targetUrl: 'https://example.com/jobs/nurse',
};

describe('the parameters of a campaign', () => {
  const utm = {
    facebook: { utm_source: 'facebook', utm_campaign: '%%campaign_name%%' },
    google_search: { utm_content: 'ref-%%reference_number%%', utm_source: 'google' },
  };

  test('are those of the channel, with its tokens filled in', () => {
    expect(utmFor('facebook', utm, campaign)).toEqual({
      utm_source: 'facebook',
      utm_campaign: 'Nurse (m/f) & carer',
    });
    expect(utmFor('googleSearch', utm, campaign)).toEqual({
      utm_source: 'google',
      utm_content: 'ref-R-12',
    });
    expect(utmFor('linkedIn', utm, campaign)).toEqual({});
  });

  test('leave out a value that comes out blank', () => {
    const blank = { linkedin: { utm_content: '%%reference_number%%', utm_medium: 'paid' } };
    expect(utmFor('linkedIn', blank, { ...campaign, referenceNumber: '' })).toEqual({
      utm_medium: 'paid',
    });
  });

  test('leave a parameter to the landing page that has it already', () => {
    const targetUrl = 'https://example.com/?utm_source=newsletter';
    expect(utmFor('facebook', utm, { ...campaign, targetUrl })).toEqual({
      utm_campaign: campaign.title,
    });
  });

  test('take a name with signs of a pattern as it is', () => {
    const title = "$& and $' and %%reference_number%%";
    expect(utmFor('facebook', utm, { ...campaign, title }).utm_campaign).toBe("$& and $' and R-12");
  });

  test('are written for an address so that no sign of a value is read as one of the address', () => {
    expect(utmQuery({ utm_campaign: 'Köln & {{ad.id}} {lpurl}', utm_source: 'fb' })).toBe(
      'utm_source=fb&utm_campaign=K%C3%B6ln%20%26%20%7B%7Bad.id%7D%7D%20%7Blpurl%7D',
    );
    expect(utmQuery({})).toBe('');
  });
});

test('what is blank is not kept', () => {
  expect(
    tidiedUtm({ facebook: { utm_source: '  ' }, linkedin: { utm_source: ' linkedin ' } }),
  ).toEqual({ linkedin: { utm_source: 'linkedin' } });
});

test('a value that is too long or can not be printed is refused at its field', () => {
  const findings = utmFindings({
    facebook: { utm_source: 'a'.repeat(UTM_MAX), utm_medium: 'a'.repeat(UTM_MAX + 1) },
    instagram: { utm_campaign: 'a\u0000b' },
  });
  expect(findings.map(({ path }) => path)).toEqual([
    'utm.facebook.utm_medium',
    'utm.instagram.utm_campaign',
  ]);
});

test.each([
  ['https://example.com/jobs', 'https://example.com/jobs?utm_source=a%20b'],
  ['https://example.com/jobs?id=1', 'https://example.com/jobs?id=1&utm_source=a%20b'],
  ['https://example.com/jobs#apply', 'https://example.com/jobs?utm_source=a%20b#apply'],
])('a click on an ad for %s leads to %s', (targetUrl, address) => {
  expect(landingAddress(targetUrl, { utm_source: 'a b' })).toBe(address);
  expect(landingAddress(targetUrl, {})).toBe(targetUrl);
});
