import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RefusalName, refusalNames } from './doubtful-refusals.ts';
import { Caller as GoogleCaller, texts, tree } from './google/testing.ts';
import {
  campaignBody,
  campaigns,
  Caller as LinkedInCaller,
  targeting as members,
  NOW,
  postBody,
  schedule,
} from './linkedin/testing/caller.ts';
import { aCampaign, anAdSet, aStory, MetaByHand, png, targeting } from './meta/testing.ts';
import { startSandbox } from './sandbox.ts';

let meta: MetaByHand;
let linkedin: LinkedInCaller;
let google: GoogleCaller;
beforeEach(async () => {
  meta = await MetaByHand.open();
  linkedin = await LinkedInCaller.open();
  google = new GoogleCaller(meta.sandbox);
});
afterEach(async () => {
  await meta.close();
  await linkedin.close();
});

const adSet = async (changes: object, campaign: object = {}): Promise<number> => {
  const id = await meta.make('campaigns', aCampaign({ ...campaign }));
  return (await meta.post(`${meta.account}/adsets`, anAdSet(id, { ...changes }))).status;
};

const creative = async (changes: object, bytes = png('one')): Promise<number> => {
  const { body } = await meta.post(`${meta.account}/adimages`, { bytes });
  const story = aStory(body.images.bytes.hash, { ...changes });
  const look = { name: 'Look', object_story_spec: story };
  return (await meta.post(`${meta.account}/adcreatives`, look)).status;
};

const small = (): string => {
  const picture = Buffer.from(png('small'), 'base64');
  picture.writeUInt32BE(1, 16);
  picture.writeUInt32BE(1, 20);
  return picture.toString('base64');
};

const search = async (change: Parameters<typeof tree>[0]): Promise<number> =>
  (await google.mutate(tree(change), { validateOnly: true })).status;

const campaign = async (changes: object): Promise<number> => {
  const group = await linkedin.group();
  return (await linkedin.create(campaigns, campaignBody(group, changes))).status;
};

const post = async (changes: object): Promise<number> => {
  const body = { ...postBody(await linkedin.image()), ...changes };
  return (await linkedin.create('posts', body)).status;
};

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

/** One call for each, which is answered with this status as long as it is refused. */
const calls: Record<RefusalName, () => Promise<number>> = {
  metaForeignPage: () => adSet({ promoted_object: { page_id: '999' } }),
  metaDailyFloor: () => adSet({}, { lifetime_budget: 500 }),
  metaRegionalDeclaration: () =>
    adSet(
      { targeting: targeting({ geo_locations: { countries: ['TW'] } }) },
      { special_ad_category_country: ['TW'] },
    ),
  metaBlankPayer: () => adSet({ dsa_payor: ' ' }),
  metaUnreachableLink: () => creative({ link: 'http://localhost/jobs' }),
  metaPageButton: () => creative({ call_to_action: { type: 'LIKE_PAGE' } }),
  metaSmallPicture: () => creative({}, small()),
  metaCountryAlone: async () => {
    const id = await meta.make('campaigns', aCampaign());
    return (await meta.post(id, { special_ad_category_country: ['NL', 'BE'] })).status;
  },
  metaOtherPiece: async () => {
    const start = { upload_phase: 'start', file_size: 3_000_000 };
    const { body } = await meta.post(`${meta.account}/advideos`, start);
    const form = new FormData();
    form.append('upload_phase', 'transfer');
    form.append('upload_session_id', body.upload_session_id);
    form.append('start_offset', '0');
    form.append('video_file_chunk', new Blob([new Uint8Array(2_000_000)]));
    return (await meta.send('POST', `${meta.account}/advideos`, { body: form })).status;
  },
  googleUnknownConstant: () =>
    search({
      location: { location: undefined, language: { languageConstant: 'languageConstants/1006' } },
    }),
  googleTrackingTemplate: () => search({ campaign: { trackingUrlTemplate: 'nonsense' } }),
  googleUnreachableUrl: () => search({ ad: { finalUrls: ['http://localhost/jobs'] } }),
  googleTwoDomains: () =>
    search({ ad: { finalUrls: ['https://jobs.example.com', 'https://other.example.com'] } }),
  googlePinnedElsewhere: () =>
    search({
      rsa: { headlines: [...texts('a', 'b'), { text: 'c', pinnedField: 'DESCRIPTION_1' }] },
    }),
  googleTextPolicy: () => search({ rsa: { headlines: texts('Apply now!!', 'b', 'c') } }),
  linkedinForeignPage: () => campaign({ associatedEntity: 'urn:li:organization:999' }),
  linkedinUnknownFacet: () =>
    campaign({
      targetingCriteria: {
        include: {
          and: [
            { or: { 'urn:li:adTargetingFacet:locations': ['urn:li:geo:2528'] } },
            { or: { 'urn:li:adTargetingFacet:moods': ['urn:li:mood:1'] } },
          ],
        },
      },
    }),
  linkedinUnknownLocale: () => campaign({ locale: { country: 'YY', language: 'xx' } }),
  linkedinOtherLocale: () =>
    campaign({
      targetingCriteria: members({
        'urn:li:adTargetingFacet:interfaceLocales': ['urn:li:locale:en_US'],
      }),
    }),
  linkedinDailyFloor: () => campaign({ dailyBudget: euros('5.00') }),
  linkedinZeroBid: () =>
    campaign({ optimizationTargetType: 'NONE', costType: 'CPC', unitCost: euros('0') }),
  linkedinDecimals: () => campaign({ totalBudget: euros('500.001') }),
  linkedinLongTexts: () =>
    post({ contentLandingPage: `https://jobs.example.com/${'x'.repeat(2_000)}` }),
  linkedinFutureVersion: async () =>
    (
      await linkedin.call('GET', `/rest/${campaigns}?q=search`, undefined, {
        'linkedin-version': '202811',
      })
    ).status,
  linkedinPastStart: async () => {
    const runSchedule = { ...schedule, start: NOW - 1_000 };
    return (
      await linkedin.create(campaigns.replace('adCampaigns', 'adCampaignGroups'), {
        account: `urn:li:sponsoredAccount:${campaigns.split('/')[1]}`,
        name: 'A group',
        status: 'DRAFT',
        runSchedule,
      })
    ).status;
  },
};

test.each(refusalNames)('%s is refused, and accepted when it is switched off', async (name) => {
  const { sandbox } = name.startsWith('linkedin') ? linkedin : meta;
  expect(await calls[name]()).toBeGreaterThanOrEqual(400);
  sandbox.refusals.set(name, false);
  expect(await calls[name]()).toBeLessThan(400);
});

test('what is switched off stays so after a restart, whatever it was started with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'refusals-'));
  const first = await startSandbox({ folder, accepted: ['metaSmallPicture'] });
  expect(first.refusals.isOn('metaSmallPicture')).toBe(false);
  first.refusals.set('metaSmallPicture', true);
  first.refusals.set('googleTextPolicy', false);
  await first.stop();
  const second = await startSandbox({ folder, accepted: ['metaSmallPicture'] });
  expect(second.refusals.list().flatMap(({ name, isOn }) => (isOn ? [] : name))).toEqual([
    'googleTextPolicy',
  ]);
  await second.stop();
  rmSync(folder, { recursive: true });
});
