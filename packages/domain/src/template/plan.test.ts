import { describe, expect, test } from 'vitest';
import { differingFields, shownField } from './fields.ts';
import { emptyTemplate } from './new-template.ts';
import { stillNotCarriedOver } from './not-carried-over.ts';
import { changesSomething, planTemplateChange, planTemplateUpdate } from './plan.ts';
import type { PresentAd } from './plan-ads.ts';
import type { Templatable, Template } from './template.ts';

const nurse = { id: 'nurse', name: 'Nurse', functionGroup: 'healthcare' };
const groningen = { id: 'g', name: 'Groningen', type: 'city', country: 'Netherlands' } as const;
const blank: Templatable = {
  type: 'consideration',
  title: '',
  targetUrl: '',
  poNumber: '',
  referenceNumber: '',
  language: 'en',
  keywords: null,
  packageId: null,
  profiles: [],
  functionGroup: null,
  goal: null,
  locations: [],
  customTotalGrossBudget: null,
  channelBudget: { facebook: null, googleDisplay: null, googleSearch: null, linkedIn: null },
  channelsOff: [],
  startDate: null,
  endDate: null,
  runtime: null,
  facebookPageId: 'own',
  instagramPageId: null,
  linkedinPageId: null,
};
const template: Template = {
  ...emptyTemplate('custom', 'consideration', 'nl'),
  id: 't',
  title: 'Nurses',
  runtime: 30,
  profiles: [nurse],
  customTotalGrossBudget: 900_00,
  facebookPageId: 'page',
};
const surroundings = {
  connectedPages: new Set(['own', 'page']),
  currency: 'EUR',
  today: '2027-03-10',
} as const;
const offer = (id: string, more: object = {}) => ({
  id,
  type: 'FacebookPostAd' as const,
  version: 1,
  tags: [],
  ...more,
});
const from = (templateAdId: string, more: Partial<PresentAd> = {}): PresentAd => ({
  id: `copy of ${templateAdId}`,
  type: 'FacebookPostAd',
  origin: { templateAdId, templateAdVersion: 1 },
  isUntouched: true,
  ...more,
});
const mine: PresentAd = { id: 'mine', type: 'FacebookPostAd', origin: null, isUntouched: false };
const noForms = { present: null, offered: null };
const change = (more: Partial<Parameters<typeof planTemplateChange>[0]> = {}) =>
  planTemplateChange({
    forms: noForms,
    campaign: blank,
    template,
    present: [],
    offered: [],
    surroundings,
    ...more,
  });

describe('the ads, when the template changes', () => {
  test('untouched ones of the former template leave, a person’s own and edited ones stay', () => {
    const edited = from('old 2', { isUntouched: false });
    const { ads } = change({ present: [from('old'), edited, mine], offered: [offer('new')] });
    expect(ads).toMatchObject({
      leaving: ['copy of old'],
      staying: ['copy of old 2', 'mine'],
      coming: ['new'],
    });
  });

  test('the same template brings nothing twice, and renews what is older', () => {
    const edited = from('c', { isUntouched: false });
    const { ads } = change({
      present: [from('a'), from('b'), edited],
      offered: [offer('a'), offer('b', { version: 2 }), offer('c', { version: 2 })],
    });
    expect(ads).toMatchObject({
      staying: ['copy of a', 'copy of c'],
      updating: [{ id: 'copy of b', templateAdId: 'b' }],
      kept: ['copy of c'],
      coming: [],
      leaving: [],
    });
  });

  test('only those come that have a place, and no more than fit', () => {
    const linkedIn = offer('l', { type: 'LinkedinPostAd' });
    const many = Array.from({ length: 500 }, (_, n) => offer(`${n}`));
    const plan = change({ present: [mine], offered: [linkedIn, ...many] });
    expect(plan.ads.withoutPlace).toEqual(['l']);
    expect([plan.ads.coming.length, plan.ads.tooMany]).toEqual([499, ['499']]);
    expect(plan.notCarriedOver.map(({ code }) => code)).toEqual([
      'template.adsLeftOut',
      'template.tooManyAds',
    ]);
  });

  test('another type is in the way of ads that stay, not of those that leave', () => {
    const form = { ...template, type: 'leadform' as const };
    const search = { type: 'GoogleSearchAd' as const };
    expect(change({ template: form, present: [from('x', search)] }).blockers).toEqual([]);
    const blocked = change({ template: form, present: [{ ...mine, ...search }] });
    expect(blocked.blockers[0]?.code).toBe('campaign.channelsNotInType');
    expect(blocked.channelsInTheWay).toEqual(['googleSearch']);
  });
});

describe('what could not be carried over', () => {
  const codes = (more: Parameters<typeof change>[0]) =>
    change(more).notCarriedOver.map(({ code }) => code);

  test('nothing, as a rule', () => {
    expect(codes({ offered: [offer('a')] })).toEqual([]);
  });

  test('a page that is gone: the campaign keeps its own', () => {
    const gone = { ...surroundings, connectedPages: new Set(['own']) };
    const plan = change({ surroundings: gone });
    expect(plan.after.facebookPageId).toBe('own');
    expect(plan.notCarriedOver[0]).toMatchObject({
      code: 'template.pageGone',
      severity: 'warning',
      params: { channel: 'Facebook' },
    });
  });

  test('tags without a place, and tags that no one fills in', () => {
    const offered = [
      offer('a', { tags: ['city', 'company'] }),
      offer('b', { tags: ['url', 'city'] }),
    ];
    expect(codes({ offered })).toEqual(['template.tagWaitsForPlace', 'template.tagNotFilled']);
    const there = { ...blank, locations: [groningen] };
    expect(codes({ offered, campaign: there })).toEqual(['template.tagNotFilled']);
  });

  test('a budget below what a network wants for so many days', () => {
    const poor = { ...template, channelsOff: [], customTotalGrossBudget: 900_00 };
    expect(codes({ template: poor })).toEqual(['budget.channelMinimum']);
  });

  test('what the package decides, but not a function group: its form asks for the jobs', () => {
    const grouped = { ...template, profiles: [], functionGroup: 'it' };
    expect(codes({ template: grouped })).toEqual([]);
    const packaged = { ...blank, packageId: 'p' };
    expect(codes({ campaign: packaged })).toEqual(['template.packageDecides']);
  });

  test('is no longer said once it is mended', () => {
    const { notCarriedOver, after } = change({
      template: { ...template, channelsOff: [] },
      offered: [offer('a', { tags: ['city'] })],
    });
    const still = (campaign: Templatable) =>
      stillNotCarriedOver(notCarriedOver, campaign, after).map(({ code }) => code);
    expect(still(after)).toEqual(['template.tagWaitsForPlace', 'budget.channelMinimum']);
    const channelBudget = { ...after.channelBudget, linkedIn: 400_00 };
    expect(still({ ...after, locations: [groningen], channelBudget })).toEqual([]);
  });
});

describe('an update from the same template', () => {
  const fromTemplate = change().after;
  const update = (
    changed: Partial<Template>,
    byPerson: Partial<Templatable> = {},
    more: { present?: PresentAd[]; offered?: ReturnType<typeof offer>[]; takenAds?: string[] } = {},
  ) =>
    planTemplateUpdate({
      forms: noForms,
      campaign: { ...fromTemplate, ...byPerson },
      template: { ...template, ...changed },
      fromTemplate,
      present: [],
      offered: [],
      takenAds: [],
      surroundings,
      ...more,
    });

  test('brings only what the template changed', () => {
    const plan = update({ title: 'Carers' }, { targetUrl: 'https://mine.example' });
    expect(plan.after).toMatchObject({ title: 'Carers', targetUrl: 'https://mine.example' });
    expect(plan.kept).toEqual([]);
    expect(differingFields(fromTemplate, update({}).after)).toEqual([]);
    expect(changesSomething(fromTemplate, update({}))).toBe(false);
  });

  test('keeps and names what the person changed too', () => {
    const plan = update(
      { title: 'Carers', facebookPageId: 'own', language: 'de' },
      { title: 'My own', language: 'de' },
    );
    expect(plan.after).toMatchObject({ title: 'My own', facebookPageId: 'own', language: 'de' });
    expect(plan.kept).toEqual(['title']);
  });

  test('brings another runtime to a campaign that only chose its first day', () => {
    const started = { startDate: '2027-04-01', endDate: '2027-04-30' };
    expect(update({ runtime: 10 }, started).after).toMatchObject({
      runtime: 10,
      endDate: '2027-04-10',
    });
    const own = { startDate: '2027-04-01', endDate: '2027-04-20' };
    expect(update({ runtime: 10 }, own)).toMatchObject({ after: own, kept: ['runtime'] });
  });

  test('brings money and channels together with what follows from them', () => {
    const plan = update({
      customTotalGrossBudget: 600_00,
      channelsOff: ['linkedIn', 'googleSearch'],
    });
    expect(plan.after.channelBudget).toMatchObject({ googleSearch: 0 });
    expect(plan.after.customTotalGrossBudget).toBe(600_00);
  });

  test('divides its money for the days of the campaign, also when only those change', () => {
    const started = { startDate: '2027-04-01', endDate: '2027-04-30' };
    const total = { customTotalGrossBudget: 600_00, channelsOff: [] };
    expect(update(total, started).after).toMatchObject({
      ...{ customTotalGrossBudget: 600_00, channelBudget: { linkedIn: 0 } },
    });
    // Enough for LinkedIn over ten days, not over thirty.
    const short = planTemplateChange({
      ...{ forms: noForms, present: [], offered: [], surroundings },
      campaign: { ...blank, startDate: '2027-04-01' },
      template: { ...template, channelsOff: [], runtime: 10 },
    }).after;
    expect(short.channelBudget.linkedIn).toBeGreaterThan(0);
    const { after } = planTemplateUpdate({
      ...{ forms: noForms, present: [], offered: [], takenAds: [], surroundings },
      ...{
        campaign: short,
        template: { ...template, channelsOff: [] },
        fromTemplate: { ...short, startDate: null, endDate: null },
      },
    });
    expect(after).toMatchObject({ endDate: '2027-04-30', channelBudget: { linkedIn: 0 } });
  });

  test('brings another type, and what can not remain under it goes', () => {
    const plan = update({ type: 'leadform', targetUrl: '' }, { targetUrl: 'https://mine.example' });
    expect(plan.after).toMatchObject({ type: 'leadform', targetUrl: '' });
  });

  test('does not bring back an ad that the person deleted', () => {
    const more = { present: [from('a')], offered: [offer('a'), offer('b'), offer('c')] };
    expect(update({}, {}, { ...more, takenAds: ['a', 'b'] }).ads).toMatchObject({
      staying: ['copy of a'],
      coming: ['c'],
    });
  });
});

test('fields are shown in words', () => {
  const words = { currency: 'EUR', pageNames: new Map([['page', 'Care North']]) } as const;
  const { after } = change();
  const shown = (field: Parameters<typeof shownField>[0], campaign = after) =>
    shownField(field, campaign, words);
  expect(shown('facebookPage')).toBe('Care North');
  expect(shown('runtime')).toBe('30 days');
  expect(shown('runtime', blank)).toBe('');
  expect(shown('audience')).toBe('Nurse');
  expect(shown('budget')).toMatch(/900.*Google Display/);
  expect(shown('language')).toBe('Dutch');
});

test('channels that the type cannot pay for are not named', () => {
  const words = { currency: 'EUR', pageNames: new Map() } as const;
  const { after } = change();
  const awareness = { ...after, type: 'awareness' as const, channelsOff: [] };
  expect(shownField('channels', awareness, words)).toBe(
    shownField('channels', { ...awareness, channelsOff: ['linkedIn', 'googleSearch'] }, words),
  );
  expect(shownField('channels', awareness, words)).not.toMatch(/LinkedIn|Google Search/);
});
