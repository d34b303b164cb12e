import { expect, test } from 'vitest';
import { describeChange } from './describe.ts';
import type { CampaignChange } from './recorded-campaign.ts';

const changed = (before: CampaignChange['before'], after: CampaignChange['after']) =>
  describeChange({ action: 'changed', before, after });

const cases: [string, string][] = [
  [changed({ title: 'A' }, { title: 'B' }), "changed the title from 'A' to 'B'"],
  [changed({ poNumber: '' }, { poNumber: '7' }), "set the PO number to '7'"],
  [
    changed({ language: 'en' }, { language: 'nl' }),
    "changed the language from 'English' to 'Dutch'",
  ],
  [changed({ goal: null }, { goal: 'MAXIMISE_CLICKS' }), "set the goal to 'Traffic'"],
  [changed({ functionGroup: 'it' }, { functionGroup: null }), "removed the function group 'IT'"],
  [
    changed({ locations: ['Delft'] }, { locations: ['Delft', 'Leiden'] }),
    "added the location 'Leiden'",
  ],
  [
    changed({ locations: ['Delft', 'Gouda'] }, { locations: ['Delft + 25 km', 'Leiden'] }),
    "changed the location 'Delft' to 'Delft + 25 km' and added the location 'Leiden' and removed the location 'Gouda'",
  ],
  [
    changed({ profiles: ['Nurse', 'Doctor'] }, { profiles: ['Cook'] }),
    "added the job profile 'Cook' and removed the job profiles 'Nurse', 'Doctor'",
  ],
  [
    changed(
      { startDate: '2027-01-01', endDate: '2027-02-01' },
      { startDate: '2027-01-01', endDate: '2027-03-01' },
    ),
    "changed the dates from '01-01-2027 – 01-02-2027' to '01-01-2027 – 01-03-2027'",
  ],
  [changed({ status: 'draft' }, { status: 'active' }), 'launched the campaign'],
  [changed({ status: 'to_approve' }, { status: 'active' }), 'approved and launched the campaign'],
  [changed({ status: 'failed' }, { status: 'active' }), 'launched the campaign again'],
  [changed({ status: 'paused' }, { status: 'active' }), 'activated the campaign'],
  [changed({}, { redeployed: true }), 'launched the campaign again'],
  [changed({}, { errorRetried: 'linkedIn' }), 'sent again what LinkedIn had refused'],
  [changed({}, { errorRetried: null }), 'sent again what a network had refused'],
  [
    changed({}, { errorResolved: { channel: 'linkedIn', resolution: 'solved', note: null } }),
    "resolved an error of LinkedIn as 'Solved'",
  ],
  [changed({}, { published: 'facebook' }), 'published the campaign on Facebook and Instagram'],
  [changed({}, { refused: 'linkedIn' }), 'could not publish the campaign on LinkedIn'],
  [
    changed({}, { notDone: { act: 'notStopped', channel: 'linkedIn' } }),
    'could not stop the campaign on LinkedIn',
  ],
  [
    changed({}, { adsRefused: { channel: 'googleSearch', ads: 1 } }),
    'had an ad refused by Google Search',
  ],
  [
    changed({}, { adsRefused: { channel: 'googleSearch', ads: 2 } }),
    'had 2 ads refused by Google Search',
  ],
  [changed({}, { setRight: 'linkedIn' }), 'set back to plan what had changed on LinkedIn'],
  [changed({ status: 'active' }, { status: 'paused' }), 'paused the campaign'],
  [
    changed({ status: 'active' }, { status: 'finished' }),
    'finished the campaign: its last day is over',
  ],
  [
    changed({ status: 'active' }, { status: 'failed' }),
    'marked the campaign as failed: no network shows it',
  ],
  [changed({ profiles: ['Nurse'] }, { profiles: ['Nurse'] }), 'changed the campaign'],
  [
    changed({ type: 'custom' }, { type: 'leadform' }),
    "changed the campaign type from 'Custom' to 'Fast apply form'",
  ],
  [
    changed(
      { pages: { facebook: '1', linkedin: '2' } },
      { pages: { facebook: '3', linkedin: '2' } },
    ),
    'chose another Facebook page',
  ],
  [changed({ budget: null }, { budget: 120_000 }), "set the budget to '1200'"],
  [
    changed(
      {
        budget: 100_000,
        channelBudget: { facebook: 70_000, googleDisplay: 30_000, googleSearch: 0, linkedIn: null },
      },
      {
        budget: 120_000,
        channelBudget: { facebook: 80_000, googleDisplay: 0, googleSearch: null, linkedIn: 40_000 },
      },
    ),
    "changed the budget from '1000' to '1200', " +
      "changed the Facebook and Instagram budget from '700' to '800', " +
      "removed the Google Display budget '300', set the LinkedIn budget to '400'",
  ],
  [changed(null, null), 'changed the campaign'],
  [describeChange({ action: 'created', before: null, after: {} }), 'created the campaign'],
  [
    describeChange({ action: 'created', before: null, after: { copiedFrom: 'A' } }),
    "duplicated the campaign from 'A'",
  ],
  [
    describeChange({ action: 'removed', before: { title: 'A' }, after: null }),
    "deleted the campaign 'A'",
  ],
];

test.each(cases)('%s', (message, expected) => expect(message).toBe(expected));

test('uploaded banners are counted', () => {
  const said = (bannersUploaded: number) =>
    describeChange({ action: 'changed', before: null, after: { bannersUploaded } });
  expect(said(1)).toBe('uploaded a banner');
  expect(said(9)).toBe('uploaded 9 banners');
});
