import { describe, expect, test } from 'vitest';
import { totalOf } from '../budget/campaign-budget.ts';
import { campaignTypes } from '../campaign/type.ts';
import {
  applyTemplate,
  type Templatable,
  type Template,
  templateFindings,
  templateName,
} from './template.ts';

const nurse = { id: 'nurse', name: 'Nurse', functionGroup: 'healthcare' };
const campaign: Templatable = {
  type: 'consideration',
  title: 'Mine',
  targetUrl: 'https://mine.example',
  poNumber: 'PO',
  referenceNumber: 'R',
  language: 'en',
  keywords: null,
  packageId: null,
  profiles: [nurse],
  functionGroup: null,
  goal: null,
  locations: [],
  customTotalGrossBudget: null,
  channelBudget: { facebook: null, googleDisplay: null, googleSearch: null, linkedIn: null },
  channelsOff: [],
  startDate: null,
  endDate: null,
  runtime: null,
  facebookPageId: 'mine',
  instagramPageId: null,
  linkedinPageId: null,
};
const byGroup: Template = {
  id: 't',
  kind: 'default',
  type: 'consideration',
  title: '',
  purpose: '',
  targetUrl: '',
  poNumber: '',
  functionGroup: 'it',
  profiles: [],
  locations: [],
  goal: null,
  language: 'nl',
  keywords: null,
  runtime: 30,
  customTotalGrossBudget: 90_000,
  channelsOff: ['linkedIn'],
  facebookPageId: null,
  instagramPageId: 'theirs',
  linkedinPageId: null,
};
const custom: Template = {
  ...byGroup,
  kind: 'custom',
  type: 'awareness',
  title: 'Theirs',
  targetUrl: 'https://theirs.example',
};

describe('a template', () => {
  test('overwrites what it sets and leaves the rest', () => {
    expect(applyTemplate(campaign, byGroup, 'EUR')).toEqual({
      ...campaign,
      language: 'nl',
      runtime: 30,
      customTotalGrossBudget: 90_000,
      channelBudget: { facebook: 510_00, googleDisplay: 240_00, googleSearch: 150_00, linkedIn: 0 },
      channelsOff: ['linkedIn'],
      instagramPageId: 'theirs',
    });
  });

  test.each(campaignTypes)('of a function group keeps the type %s', (type) => {
    expect(applyTemplate({ ...campaign, type }, byGroup, 'EUR').type).toBe(type);
  });

  test('sets a function group where the type can be aimed at one', () => {
    const aware = applyTemplate({ ...campaign, type: 'awareness' }, byGroup, 'EUR');
    expect([aware.functionGroup, aware.profiles]).toEqual(['it', []]);
    expect(applyTemplate(campaign, byGroup, 'EUR').profiles).toEqual([nurse]);
  });

  test('made by hand brings its type, title and address', () => {
    expect(applyTemplate(campaign, custom, 'EUR')).toMatchObject({
      type: 'awareness',
      title: 'Theirs',
      targetUrl: 'https://theirs.example',
      functionGroup: 'it',
      profiles: [],
      poNumber: 'PO',
    });
    expect(applyTemplate(campaign, { ...custom, type: 'leadform' }, 'EUR').targetUrl).toBe('');
  });

  test('divides its budget over what its type can pay for', () => {
    expect(applyTemplate(campaign, custom, 'EUR')).toMatchObject({
      customTotalGrossBudget: 900_00,
      channelBudget: { facebook: 600_00, googleDisplay: 300_00, googleSearch: 0, linkedIn: 0 },
    });
    const without = { ...byGroup, customTotalGrossBudget: null };
    expect(applyTemplate(campaign, without, 'EUR').channelBudget).toEqual(campaign.channelBudget);
  });

  test('says how long the campaign runs, from its first day if it has one', () => {
    const dated = { ...campaign, startDate: '2027-03-01', endDate: '2027-03-08' };
    expect(applyTemplate(dated, byGroup, 'EUR')).toMatchObject({
      runtime: 30,
      startDate: '2027-03-01',
      endDate: '2027-03-30',
    });
    expect(applyTemplate(dated, { ...byGroup, runtime: null }, 'EUR')).toMatchObject({
      runtime: null,
      endDate: '2027-03-08',
    });
    expect(applyTemplate(campaign, byGroup, 'EUR')).toMatchObject({
      startDate: null,
      endDate: null,
    });
  });

  test('gives no channel less than its network wants for the days it runs', () => {
    const total = { ...byGroup, channelsOff: [], customTotalGrossBudget: 900_00 };
    const dated = { ...campaign, startDate: '2027-03-01', endDate: '2027-03-08' };
    // LinkedIn wants 300 euros for thirty days, more than we advise to spend on it of 900.
    const filled = applyTemplate(dated, total, 'EUR');
    expect(filled).toMatchObject({ endDate: '2027-03-30', channelBudget: { linkedIn: 0 } });
    expect(totalOf(filled.channelBudget)).toBe(900_00);
    const undated = applyTemplate(campaign, total, 'EUR');
    expect(undated.channelBudget.linkedIn).toBeGreaterThan(0);
  });

  test('that gives no money has the money follow its days, unless a person divided it', () => {
    const days = { ...byGroup, channelsOff: [], customTotalGrossBudget: null };
    const dated = { ...campaign, startDate: '2027-03-01', endDate: '2027-03-08' };
    const short = { ...days, runtime: 10, customTotalGrossBudget: 900_00 };
    const advised = applyTemplate(dated, short, 'EUR');
    expect(advised.channelBudget.linkedIn).toBeGreaterThan(0);
    expect(applyTemplate(advised, days, 'EUR').channelBudget.linkedIn).toBe(0);
    const channelBudget = { facebook: 600_00, googleDisplay: 0, googleSearch: 0, linkedIn: 300_00 };
    const byHand = { ...advised, channelBudget };
    expect(applyTemplate(byHand, days, 'EUR').channelBudget).toEqual(channelBudget);
  });

  test('leaves channels, money and runtime to the package', () => {
    const packaged = { ...campaign, packageId: 'p', customTotalGrossBudget: 50_000, runtime: 14 };
    expect(applyTemplate(packaged, custom, 'EUR')).toMatchObject({
      customTotalGrossBudget: 50_000,
      channelsOff: [],
      runtime: 14,
    });
  });
});

test('what a template is called', () => {
  expect(templateName(byGroup)).toBe('IT');
  expect(templateName(custom)).toBe('Theirs');
});

test('a new campaign has the type of its template, and is never custom', () => {
  const codes = (type: (typeof campaignTypes)[number]) =>
    templateFindings(type, custom).map(({ code }) => code);
  expect(codes('awareness')).toEqual([]);
  expect(codes('leadform')).toEqual(['campaign.templateOtherType']);
  expect(codes('custom')).toEqual(['campaign.typeNeedsNoTemplate']);
});
