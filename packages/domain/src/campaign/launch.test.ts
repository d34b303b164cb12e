import { describe, expect, test } from 'vitest';
import { adTypeSpecs, type SocialAdType } from '../ad/ad-type.ts';
import { budgetFindings } from '../budget/set-budget.ts';
import type { BudgetChannel } from '../channel/placement.ts';
import { sayFinding } from '../message/say.ts';
import { type ConnectedPage, type LaunchCampaign, launchFindings, launchReason } from './launch.ts';
import type { LaunchAd } from './launch-ads.ts';
import { minimumTimesOf } from './launch-budget.ts';

const campaign: LaunchCampaign = {
  type: 'consideration',
  status: 'draft',
  startDate: '2027-01-10',
  endDate: '2027-01-20',
  currency: 'EUR',
  customTotalGrossBudget: 400_00,
  channelBudget: {
    facebook: 100_00,
    googleDisplay: 50_00,
    googleSearch: 50_00,
    linkedIn: 200_00,
  },
  channelsOff: [],
  goal: null,
  pageIds: { facebook: 'f', instagram: 'i', linkedin: 'l' },
  hasErrors: false,
  mediaErrors: [],
  isLeadformComplete: false,
  unknownPlaces: [],
  spent: 0,
  goalsOnNetworks: {},
};
const pages: ConnectedPage[] = [
  { id: 'f', channel: 'facebook', leadformStatus: 'accepted', externalId: '1' },
  { id: 'i', channel: 'instagram', leadformStatus: 'pending', externalId: '2' },
  { id: 'l', channel: 'linkedin', leadformStatus: null, externalId: '3' },
];
const ad = (adType: SocialAdType, given: object = {}): LaunchAd => ({
  id: adType,
  adType,
  message: 'Come and work with us',
  headline: 'Nurses wanted',
  linkDescription: 'Apply in a minute',
  callToAction: 'LEARN_MORE',
  media: [{ type: 'image', mediaErrors: [] }],
  ...given,
});
const search = (given: object = {}): LaunchAd => ({
  id: 'search',
  adType: 'GoogleSearchAd',
  headlines: ['Nurses wanted', 'Work near home', 'Apply in a minute'],
  descriptions: ['Come and work with us', 'We look forward to meeting you'],
  ...given,
});
const banner = (given: object = {}): LaunchAd => ({
  id: 'banner',
  adType: 'GoogleDisplayGeneratedAd',
  type: 'We are hiring',
  subtitle: 'Work where people matter',
  title: 'Nurses wanted',
  tags: ['Full time'],
  callToAction: 'Apply now',
  logo: {},
  ...given,
});
const uploaded: LaunchAd = { id: 'zip', adType: 'GoogleDisplayCustomAd' };
const today = '2027-01-01';
const form = 'leadform: The form is not finished. Please fill in what is missing to continue.';
const found = (
  given: Partial<LaunchCampaign>,
  ads: LaunchAd[],
  connected = pages,
  networks: Partial<
    Record<'unconnected' | 'uncounted' | 'lost' | 'otherCurrency', BudgetChannel[]>
  > & { freeMoney?: number } = {},
) =>
  launchFindings({ ...campaign, ...given }, ads, connected, {
    ...{ today, unconnected: [], uncounted: [], lost: [], otherCurrency: [], freeMoney: null },
    ...networks,
  });
const said = (...given: Parameters<typeof found>) =>
  found(...given).map((one) => `${one.path}: ${sayFinding(one)}`);

test('a campaign with a budget, an ad and a page can be launched', () => {
  expect(said({}, [ad('FacebookPostAd'), ad('LinkedinPostAd')])).toEqual([]);
  expect(said({}, [search(), banner(), uploaded])).toEqual([]);
});

test('budget and ads come first', () => {
  for (const customTotalGrossBudget of [null, 0]) {
    expect(said({ customTotalGrossBudget }, [])).toEqual([
      'budget: Please set a budget before you launch this campaign',
      'ads: Please create at least one ad before you launch this campaign',
    ]);
  }
});

describe('a budget', () => {
  test('that no one divided can not be spent', () => {
    const channelBudget = { facebook: null, googleDisplay: 0, googleSearch: null, linkedIn: null };
    expect(said({ channelBudget }, [search()])).toEqual([
      'budget: Please divide the budget over the channels before you launch this campaign',
    ]);
  });

  test('wants an ad that it can pay for', () => {
    const only = {
      customTotalGrossBudget: 200_00,
      channelBudget: { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 200_00 },
    };
    expect(said(only, [search(), ad('LinkedinPostAd')])).toEqual([]);
    expect(said(only, [search()])).toEqual([
      'budget: None of the channels with a budget has an ad. Please create one, or change the budget.',
    ]);
  });

  test('must last until the end, which may have moved', () => {
    const longer = { endDate: '2027-03-10' };
    expect(said(longer, [search()])).toEqual([
      'budget: The minimum Google Display budget for campaign duration is 60 euro',
      'budget: The minimum Google Search budget for campaign duration is 60 euro',
      'budget: The minimum LinkedIn budget for campaign duration is 600 euro',
    ]);
    expect(said({ ...longer, hasErrors: true }, [search()])).toEqual([]);
  });
});

test('a currency that no network takes keeps everything from being launched', () => {
  expect(said({ currency: 'ZWD' }, [search()])).toEqual([
    'networks: No network takes Zimbabwean dollars, so this campaign can not be launched. Please ask the people who run Posthorn for another currency.',
  ]);
});

describe('feeds and stories on Facebook and Instagram', () => {
  // Eleven days of 1 euro for each place.
  test.each<[number, SocialAdType[], string | undefined]>([
    [11_00, ['FacebookPostAd', 'FacebookCarouselAd'], undefined],
    [11_00, ['FacebookPostAd', 'FacebookStoryAd'], '22 euro'],
    [22_00, ['FacebookPostAd', 'FacebookStoryAd'], undefined],
    [
      43_00,
      ['FacebookPostAd', 'FacebookStoryAd', 'InstagramPostAd', 'InstagramStoryAd'],
      '44 euro',
    ],
  ])('%i cents for %j', (facebook, types, least) => {
    const channelBudget = { ...campaign.channelBudget, facebook };
    const given = { channelBudget, customTotalGrossBudget: 300_00 + facebook };
    const sentence = `budget: Facebook and Instagram show feeds and stories separately: for these ads they need at least ${least}`;
    const ads = types.map((type) => ad(type));
    expect(said(given, ads).filter((line) => line.startsWith('budget'))).toEqual(
      least ? [sentence] : [],
    );
  });
});

describe('images and videos on LinkedIn', () => {
  const post = (type: string) => ad('LinkedinPostAd', { media: [{ type, mediaErrors: [] }] });
  // Eleven days of 10 euro for each format, and the budget is 200.
  test.each([
    [['video', 'video'], undefined],
    [['image', 'video'], '220 euro'],
    [['image', 'image', 'video'], '330 euro'],
    [['video', 'video', 'video', 'image'], '440 euro'],
  ])('%j need a minimum for each format', (types, least) => {
    const sentence = `budget: LinkedIn shows images and videos separately: for these ads it needs at least ${least}`;
    expect(said({}, types.map(post))).toEqual(least ? [sentence] : []);
  });

  test('are told an amount that is enough, in whole units', () => {
    const types = [...Array(5).fill('image'), ...Array(3).fill('video')];
    const given = (linkedIn: number) => ({
      channelBudget: { ...campaign.channelBudget, linkedIn },
      customTotalGrossBudget: 200_00 + linkedIn,
    });
    // 293.33 is too much for 293.
    expect(said(given(293_00), types.map(post))).toEqual([expect.stringMatching(/ 294 euro$/)]);
    expect(said(given(294_00), types.map(post))).toEqual([]);
  });

  test('are enough when each format gets its minimum', () => {
    const given = { channelBudget: { ...campaign.channelBudget, linkedIn: 220_00 } };
    const total = { customTotalGrossBudget: 420_00 };
    expect(said({ ...given, ...total }, ['image', 'video'].map(post))).toEqual([]);
  });
});

test('the launch and the budget want the same of feeds and stories', () => {
  const ads = (['FacebookPostAd', 'FacebookStoryAd', 'InstagramPostAd'] as const).map((adType) =>
    ad(adType),
  );
  const amounts = { facebook: 32_00, googleDisplay: null, googleSearch: null, linkedIn: null };
  const given = { ...campaign, channelBudget: amounts, customTotalGrossBudget: 32_00 };
  const sentence =
    'Facebook and Instagram show feeds and stories separately: for these ads they need at least 33 euro';
  expect(said(given, ads)).toEqual([`budget: ${sentence}`]);
  const fundable = { ...given, packageId: null, minimumTimes: minimumTimesOf(given, ads) };
  const found = budgetFindings(fundable, amounts);
  expect(found.map((one) => [one.path, sayFinding(one)])).toEqual([
    ['total', 'Not enough budget. Should be at least €33'],
    ['facebook', sentence],
  ]);
});

test('ads of a channel that money would open count for its minimum, others do not', () => {
  const ads = (['FacebookPostAd', 'FacebookStoryAd', 'InstagramPostAd'] as const).map((adType) =>
    ad(adType),
  );
  const times = (channelsOff: LaunchCampaign['channelsOff']) =>
    minimumTimesOf({ type: 'consideration', channelsOff }, ads);
  expect(times([])).toEqual({ facebook: 3 });
  expect(times(['facebook'])).toEqual({ facebook: 3 });
  expect(times(['instagramFeed', 'instagramStory'])).toEqual({ facebook: 2 });
  expect(minimumTimesOf({ type: 'consideration', channelsOff: [] }, [])).toEqual({});
});

describe('pages', () => {
  const all = [ad('LinkedinPostAd'), ad('FacebookStoryAd'), ad('InstagramPostAd')];

  test('are asked for where there are ads', () => {
    const none = { facebook: null, instagram: null, linkedin: null };
    expect(said({ pageIds: none }, [search()])).toEqual([]);
    expect(said({ pageIds: none }, all)).toEqual([
      'pages.linkedIn: Unable to deploy the campaign, select a social page for LinkedIn, Facebook, Instagram',
    ]);
  });

  test('that were disconnected do not count', () => {
    expect(said({}, all, pages.slice(1))[0]).toContain('select a social page for Facebook');
  });

  test('must be accepted for the form of a fast apply campaign', () => {
    const meta = [ad('FacebookPostAd'), ad('InstagramPostAd')];
    expect(said({ type: 'leadform' }, meta)).toEqual([
      'pages.instagram: Unable to deploy the campaign, select a social page for Instagram',
      form,
    ]);
  });

  test('must be one on Facebook for the form of ads on Instagram', () => {
    const connected = pages.map((page) => ({ ...page, leadformStatus: 'accepted' as const }));
    const onInstagram = [ad('InstagramPostAd')];
    expect(said({ type: 'leadform' }, onInstagram, connected)).toEqual([form]);
    expect(said({ type: 'leadform' }, onInstagram, connected.slice(1))).toEqual([
      'pages.facebook: Unable to deploy the campaign, select a social page for Facebook',
      form,
    ]);
    expect(said({}, onInstagram, connected.slice(1))).toEqual([]);
  });

  test('must be known to their network', () => {
    const unknown = pages.map((page) => ({ ...page, externalId: null }));
    expect(said({}, [ad('LinkedinPostAd')], unknown)).toEqual([
      'pages.linkedIn: Unable to deploy the campaign, select a social page for LinkedIn',
    ]);
  });
});

describe('texts', () => {
  test.each([
    ['FacebookPostAd', 'A Facebook Post'],
    ['FacebookCarouselAd', 'A Facebook Carousel'],
    ['InstagramPostAd', 'An Instagram Post'],
    ['InstagramCarouselAd', 'An Instagram Carousel'],
    ['LinkedinPostAd', 'A LinkedIn Post'],
  ] as const)('of %s are named %s', (adType, name) => {
    for (const [field, { max }] of Object.entries(adTypeSpecs[adType].texts)) {
      expect(said({}, [ad(adType, { [field]: '🏥'.repeat(max) })])).toEqual([]);
      expect(said({}, [ad(adType, { [field]: '🏥'.repeat(max + 1) })])).toEqual([
        `ads.${adType}: ${name} ad has a character length exceeding the limit. Please correct to continue.`,
      ]);
    }
  });

  test('that a type does not have are not looked at', () => {
    expect(said({}, [ad('InstagramPostAd', { headline: 'x'.repeat(5_000) })])).toEqual([]);
    expect(said({}, [ad('FacebookStoryAd', { message: 'x'.repeat(5_000) })])).toEqual([]);
  });
});

test('pictures that became unfit are named with their ad, each reason once', () => {
  const small = { type: 'image', mediaErrors: ['Image should be at least 500px wide'] };
  const fit = { type: 'image', mediaErrors: [] };
  expect(said({}, [ad('FacebookCarouselAd', { media: [small, fit, small] })])).toEqual([
    'ads.FacebookCarouselAd: A Facebook Carousel ad can not be shown: Image should be at least 500px wide. Please correct to continue.',
  ]);
});

describe('ads of Google', () => {
  const tooLong = (name: string) =>
    `A ${name} ad has a character length exceeding the limit. Please correct to continue.`;
  const incomplete = (name: string) =>
    `A ${name} ad is not complete. Please fill in what is missing to continue.`;

  test.each<[string, LaunchAd, string]>([
    [
      'a headline over 30',
      search({ headlines: ['x'.repeat(31), 'b', 'y'.repeat(32)] }),
      tooLong('Google Search'),
    ],
    [
      'a description over 90',
      search({ descriptions: ['a', 'x'.repeat(91)] }),
      tooLong('Google Search'),
    ],
    ['too few headlines', search({ headlines: ['a', 'b'] }), incomplete('Google Search')],
    ['a title over 55', banner({ title: 'x'.repeat(56) }), tooLong('Google Display')],
    ['a tag over 20', banner({ tags: ['x'.repeat(21)] }), tooLong('Google Display')],
    ['no button', banner({ callToAction: '' }), incomplete('Google Display')],
    [
      'no logo',
      banner({ logo: null }),
      'A Google Display ad is missing an image. Please correct to continue.',
    ],
  ])('%s', (_name, one, sentence) => {
    expect(said({}, [one])).toEqual([`ads.${one.id}: ${sentence}`]);
  });
});

test.each<[LaunchAd, string, string]>([
  [ad('FacebookPostAd', { message: 'See %%url%%' }), 'Url', 'Facebook Post'],
  [search({ descriptions: ['At %%company%%', 'b'] }), 'Company', 'Google Search'],
  [banner({ tags: ['%%company%%'] }), 'Company', 'Google Display'],
  [banner({ title: '%%job_title%% wanted' }), 'Job title', 'Google Display'],
])('a tag that no one filled in: %o', (one, tag, name) => {
  expect(said({}, [one])).toEqual([
    `ads.${one.id}: The tag ${tag} of a ${name} ad is not filled in. Please replace it to continue.`,
  ]);
});

test.each<[LaunchAd, string, string]>([
  [ad('FacebookPostAd', { message: 'In %%stad%%' }), '%%stad%%', 'Facebook Post'],
  [search({ descriptions: ['%%campaign_name%%', 'b'] }), '%%campaign_name%%', 'Google Search'],
  [banner({ tags: ['%%uren%%'] }), '%%uren%%', 'Google Display'],
])('a tag that is not known: %o', (one, tag, name) => {
  expect(said({}, [one])).toEqual([
    `ads.${one.id}: ${tag} in a ${name} ad is not a known tag. Please replace it to continue.`,
  ]);
});

test('search lines that say the same count once', () => {
  const doubles = { headlines: ['Same', 'same ', 'Same'], descriptions: ['D', 'D', ''] };
  expect(said({}, [search(doubles)])).toEqual([
    'ads.search: A Google Search ad needs at least 3 different headlines, and it has 1. Please add more to continue.',
    'ads.search: A Google Search ad needs at least 2 different descriptions, and it has 1. Please add more to continue.',
  ]);
  const enough = { headlines: ['a', 'b', 'c', 'c'], descriptions: ['d', 'e', 'e'] };
  expect(said({}, [search(enough)])).toEqual([]);
});

test('a banner with a text that cannot be drawn is not launched', () => {
  expect(said({}, [banner({ title: 'ممرضة', subtitle: '护士' })])).toEqual([
    'ads.banner: A Google Display ad has a text that banners cannot show. Please write it in Latin, Greek or Cyrillic letters to continue.',
  ]);
});

test('a city that is still to come is asked for once, as the place of the campaign', () => {
  expect(said({}, [ad('FacebookPostAd', { message: 'In %%city%%' })])).toEqual([]);
});

test('search ads from before the change can not be launched again', () => {
  const old = { startDate: '2022-05-31', hasErrors: true };
  const sentence = 'Campaigns with Google search ads created before May 31 can not be redeployed';
  expect(said(old, [search()])).toEqual([`ads.search: ${sentence}`]);
  expect(said({ ...old, startDate: '2022-06-01' }, [search()])).toEqual([]);
  expect(said({ ...old, type: 'awareness' }, [search(), banner()])).toEqual([]);
  expect(said({ ...old, endDate: '2022-05-31', hasErrors: false }, [search()])).toEqual([]);
  expect(said(old, [ad('FacebookPostAd')])).toEqual([]);
});

test('places that are no longer known close the launch', () => {
  expect(said({ unknownPlaces: ['Atlantis'] }, [search()])).toEqual([
    'locations: The location Atlantis is no longer known here. Please choose another one.',
  ]);
});

test('a repair that would show nothing is closed as a launch is', () => {
  const linkedInOnly = { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 400_00 };
  const repair = { hasErrors: true, status: 'active', channelBudget: linkedInOnly } as const;
  expect(said(repair, [search()])).toEqual(said({ channelBudget: linkedInOnly }, [search()]));
  expect(said(repair, [search()])).toHaveLength(1);
});

test('what is wrong with pictures is said together', () => {
  expect(said({ mediaErrors: ['Too small', 'Too dark'] }, [ad('FacebookPostAd')])).toEqual([
    'ads: Too small, Too dark',
  ]);
});

test('one form has one button', () => {
  const connected = pages.map((page) => ({ ...page, leadformStatus: 'accepted' as const }));
  const ads = [ad('FacebookPostAd'), ad('InstagramPostAd', { callToAction: 'CONTACT_US' })];
  expect(said({ type: 'leadform' }, ads, connected)).toEqual([
    'ads.InstagramPostAd: When creating Facebook lead form ads the CTA for both Instagram and Facebook must be the same',
    form,
  ]);
  expect(said({}, ads, connected)).toEqual([]);
});

test('a person has to pay for an ad', () => {
  const sentence =
    'budget: None of the channels with a budget has an ad. Please create one, or change the budget.';
  const onlyLinkedIn = { facebook: null, googleDisplay: null, googleSearch: 0, linkedIn: 400_00 };
  expect(said({ channelBudget: onlyLinkedIn }, [search()])).toEqual([sentence]);
  expect(said({ channelsOff: ['googleSearch'] }, [search()])).toEqual([sentence]);
  expect(said({ type: 'awareness' }, [ad('LinkedinPostAd')])).toEqual([sentence]);
  expect(said({ channelBudget: onlyLinkedIn }, [search(), ad('LinkedinPostAd')])).toEqual([]);
});

test('what has ended is not launched again', () => {
  const ended = [
    'schedule: This campaign has ended, so it can not be launched again. Please duplicate it.',
  ];
  const failed = { status: 'failed', hasErrors: true } as const;
  expect(said({ ...failed, endDate: '2026-12-31' }, [search()])).toEqual(ended);
  expect(said({ ...failed, endDate: today }, [search()])).toEqual([]);
});

describe('applications', () => {
  const ads = [search(), ad('FacebookPostAd')];
  const sentence =
    'networks: Applications can not be counted on Facebook and Instagram: the ad account has no conversion id. An admin can add one in the settings; or choose another goal.';
  const uncounted: BudgetChannel[] = ['facebook', 'linkedIn'];

  test.each([
    [{ type: 'conversions' }, [sentence]],
    [{ type: 'custom', goal: 'MAXIMISE_CONVERSIONS' }, [sentence]],
    [{ type: 'custom', goal: 'MAXIMISE_CLICKS' }, []],
    [{ type: 'consideration' }, []],
    [{ type: 'conversions', channelsOff: ['facebook'] }, []],
  ] as const)('are aimed at only where they are counted: %j', (given, findings) => {
    expect(said(given, ads, pages, { uncounted })).toEqual(findings);
  });

  test('of a form are counted by the form', () => {
    const form = { type: 'leadform', channelsOff: ['googleSearch'] } as const;
    const found = said(form, [ad('FacebookPostAd')], pages, { uncounted });
    expect(found.join()).not.toContain('conversion id');
  });

  test('that can not be published need no id either', () => {
    const found = said({ type: 'conversions' }, ads, pages, { uncounted, unconnected: uncounted });
    expect(found).toEqual([expect.stringContaining('No ad account is connected')]);
  });
});

describe('a goal', () => {
  const kept = (channel: string, goal: string) =>
    `On ${channel} this campaign was published with the goal ${goal} and can not get another one. Please duplicate the campaign and launch the copy, or choose that goal again.`;
  const ads = [search(), ad('FacebookPostAd'), ad('LinkedinPostAd')];
  const custom = { type: 'custom', goal: 'MAXIMISE_IMPRESSIONS' } as const;

  test.each([
    [
      custom,
      { facebook: 'MAXIMISE_CLICKS' },
      [`goal: ${kept('Facebook and Instagram', 'Traffic')}`],
    ],
    [custom, { linkedIn: 'MAXIMISE_CONVERSIONS' }, [`goal: ${kept('LinkedIn', 'Conversions')}`]],
    [custom, { facebook: 'MAXIMISE_IMPRESSIONS' }, []],
    // Google only bids in another way.
    [custom, { googleSearch: 'MAXIMISE_CLICKS' }, []],
    [{ ...custom, channelsOff: ['facebook'] }, { facebook: 'MAXIMISE_CLICKS' }, []],
    [
      { type: 'conversions' },
      { facebook: 'MAXIMISE_CLICKS' },
      [`networks: ${kept('Facebook and Instagram', 'Traffic')}`],
    ],
  ] as const)('of %j, which runs for %j', (given, goalsOnNetworks, findings) => {
    expect(said({ ...given, goalsOnNetworks }, ads)).toEqual(findings);
  });
});

test('a network without an ad account is said by name', () => {
  const ads = [search(), ad('FacebookPostAd')];
  expect(said({}, ads, pages, { unconnected: ['facebook', 'linkedIn'] })).toEqual([
    'networks: No ad account is connected for Facebook and Instagram. An admin can connect one in the settings.',
  ]);
});

test('a lost connection and an ad account in another currency close the launch', () => {
  const ads = [search(), ad('FacebookPostAd')];
  expect(said({}, ads, pages, { lost: ['facebook', 'linkedIn'] })).toEqual([
    'networks: The connection for Facebook and Instagram is lost. An admin can make it again in the settings.',
  ]);
  expect(said({}, ads, pages, { otherCurrency: ['googleSearch'] })).toEqual([
    'networks: The ad account for Google Search is in another currency than your budgets. An admin can connect another one in the settings.',
  ]);
});

test('where money is a limit, a budget that is not covered closes the launch', () => {
  const ads = [search(), ad('FacebookPostAd')];
  const uncovered = (free: string) => [
    `budget: The balance of your account does not cover this: it takes €150,00, and ${free} is free to use. Please ask the person who manages your account for a deposit, or choose a lower budget.`,
  ];
  // Of the 400, the 250 of Google Display and LinkedIn are not launched.
  expect(said({}, ads, pages, { freeMoney: 150_00 })).toEqual([]);
  expect(said({}, ads, pages, { freeMoney: 149_99 })).toEqual(uncovered('€149,99'));
  expect(said({}, ads, pages, { freeMoney: -5_00 })).toEqual(uncovered('€0,00'));
  // What runs has its money already.
  expect(said({ status: 'active' }, ads, pages, { freeMoney: 0 })).toEqual([]);
});

describe('the sentence of the closed button', () => {
  const long = ad('FacebookPostAd', { message: 'x'.repeat(5_000) });
  const unfit = (...mediaErrors: string[]) =>
    ad('FacebookCarouselAd', { media: [{ type: 'image', mediaErrors }] });
  const old = { startDate: '2022-05-31', status: 'failed', hasErrors: true } as const;
  const noPages = { facebook: null, instagram: null, linkedin: null };
  const accepted = pages.map((page) => ({ ...page, leadformStatus: 'accepted' as const }));
  const actions = [ad('FacebookPostAd'), ad('InstagramPostAd', { callToAction: 'CONTACT_US' })];

  test.each<[string, Parameters<typeof found>, string]>([
    [
      'no budget before no ad',
      [{ customTotalGrossBudget: null }, []],
      'Please set a budget before you launch this campaign',
    ],
    [
      'no ad before a location that is gone',
      [{ unknownPlaces: ['Atlantis'] }, []],
      'Please create at least one ad before you launch this campaign',
    ],
    [
      'the cut-off date before the page',
      [{ ...old, pageIds: noPages }, [search(), ad('FacebookPostAd')]],
      'Campaigns with Google search ads created before May 31 can not be redeployed',
    ],
    [
      'the page before a length, and before budgets that are too small',
      [{ pageIds: noPages, endDate: '2027-03-10' }, [long, ad('LinkedinPostAd')]],
      'Unable to deploy the campaign, select a social page for Facebook, LinkedIn',
    ],
    [
      'the first length only',
      [{}, [long, search({ headlines: ['x'.repeat(31), 'b', 'c'] })]],
      'A Facebook Post ad has a character length exceeding the limit. Please correct to continue.',
    ],
    [
      'a missing logo before media',
      [{ mediaErrors: ['Too small'] }, [unfit('Too dark'), banner({ logo: null })]],
      'A Google Display ad is missing an image. Please correct to continue.',
    ],
    [
      'errors of media, joined',
      [{ mediaErrors: ['Too small', 'Too dark'] }, [unfit('Too wide', 'Too tall')]],
      'Too wide, Too tall, Too small, Too dark',
    ],
    [
      'media before different buttons',
      [{ type: 'leadform', mediaErrors: ['Too small'] }, actions, accepted],
      'Too small',
    ],
    [
      'different buttons',
      [{ type: 'leadform' }, actions, accepted],
      'When creating Facebook lead form ads the CTA for both Instagram and Facebook must be the same',
    ],
  ])('%s', (_name, given, sentence) => {
    expect(launchReason(found(...given))).toBe(sentence);
  });

  test('is missing where only tasks are left', () => {
    expect(launchReason([])).toBeUndefined();
    expect(launchReason(found({ unknownPlaces: ['Atlantis'] }, [search()]))).toBeUndefined();
  });
});
