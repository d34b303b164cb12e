import { expect, test } from 'vitest';
import {
  DISCLOSURE_MAX,
  disclosureFindings,
  disclosureOf,
  tidiedDisclosure,
  typedDisclosure,
} from './disclosure.ts';

const none = { beneficiary: null, payer: null };
const agency = { name: 'Agency', ...none };

test.each([
  [none, agency, ['Agency', 'Agency']],
  [none, { ...agency, beneficiary: 'Hospital' }, ['Hospital', 'Hospital']],
  [none, { ...agency, payer: 'Agency BV' }, ['Agency', 'Agency BV']],
  [{ ...none, beneficiary: 'Clinic' }, agency, ['Clinic', 'Clinic']],
  [{ ...none, beneficiary: 'Clinic' }, { ...agency, payer: 'Agency BV' }, ['Clinic', 'Agency BV']],
  [{ ...none, payer: 'Clinic' }, { ...agency, beneficiary: 'Care' }, ['Care', 'Clinic']],
])('of %j in %j it is said: %j', (campaign, account, [beneficiary, payer]) => {
  expect(disclosureOf(campaign, account)).toEqual({ beneficiary, payer });
});

test('what is chosen is a name', () => {
  const wrong = (beneficiary: string | null, payer: string | null) =>
    disclosureFindings({ beneficiary, payer }).map(({ code, path }) => `${path} ${code}`);
  expect(wrong(null, null)).toEqual([]);
  expect(wrong('Clinic', 'Zürich & Söhne GmbH')).toEqual([]);
  expect(wrong(' ', '')).toEqual(['beneficiary field.required', 'payer field.required']);
  expect(wrong('Clinic\u0007', null)).toEqual(['beneficiary field.malformed']);
  expect(wrong(null, 'x'.repeat(DISCLOSURE_MAX + 1))).toEqual(['payer field.maxLength']);
});

test('spaces around a name are not part of it', () => {
  expect(tidiedDisclosure({ beneficiary: ' Clinic ', payer: null })).toEqual({
    beneficiary: 'Clinic',
    payer: null,
  });
  expect(typedDisclosure({ beneficiary: ' Clinic ', payer: ' ' })).toEqual({
    beneficiary: 'Clinic',
    payer: 'Clinic',
  });
});
