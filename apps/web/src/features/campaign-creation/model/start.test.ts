import { say } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { aTemplate } from '../../../testing/a-template.ts';
import type { Package } from '../../packages/index.ts';
import { type Choices, newCampaign, whyNotYet } from './start.ts';
import { choosable } from './template.ts';

const place = { accountId: 'a1', slug: 'north' };
const none: Choices = {
  way: 'manual',
  type: undefined,
  template: undefined,
  hasPackage: false,
  chosenPackage: undefined,
};
const made = aTemplate({ title: 'Night shifts', type: 'awareness' });

test('nothing goes on before a type or a template is chosen', () => {
  expect(whyNotYet(none)).toBe(say('campaign.chooseType'));
  expect(whyNotYet({ ...none, way: 'template', type: 'awareness' })).toBe(
    say('campaign.chooseType'),
  );
  expect(newCampaign(none, place)).toBeUndefined();
});

test('a type alone makes a campaign', () => {
  expect(newCampaign({ ...none, type: 'custom' }, place)).toEqual({ type: 'custom', ...place });
});

test('a default template makes vacancy visits, a custom one its own type', () => {
  const way = 'template' as const;
  const byGroup = choosable(aTemplate({ kind: 'default', functionGroup: 'healthcare' }));
  expect(newCampaign({ ...none, way, template: byGroup }, place)).toEqual({
    type: 'consideration',
    templateId: 't1',
    ...place,
  });
  expect(newCampaign({ ...none, way, template: choosable(made) }, place)).toMatchObject({
    type: 'awareness',
    templateId: 't1',
  });
});

test('a template chosen on the other tab is not sent', () => {
  const template = choosable(made);
  expect(newCampaign({ ...none, type: 'leadform', template }, place)).toEqual({
    type: 'leadform',
    ...place,
  });
});

test('a template of a custom campaign can not be used', () => {
  const template = choosable({ ...made, type: 'custom' });
  expect(whyNotYet({ ...none, way: 'template', template })).toBe(
    say('campaign.typeNeedsNoTemplate'),
  );
});

const searchOnly: Package = {
  id: 'p1',
  hash: 'P1',
  accountId: 'a1',
  name: 'Search only',
  status: 'active',
  runtime: 30,
  customTotalGrossBudget: 600_00,
  channelsActivation: {
    facebook: false,
    facebookFeed: false,
    instagramFeed: false,
    instagramStories: false,
    googleDisplay: false,
    googleSearch: true,
    linkedIn: false,
  },
  channelsBudget: { facebook: 0, googleDisplay: 0, googleSearch: 600_00, linkedIn: 0 },
  campaignsCount: 0,
  version: 1,
};

test('with a package set-up a package must be chosen', () => {
  const choices = { ...none, type: 'conversions' as const, hasPackage: true };
  expect(whyNotYet(choices)).toBe(say('campaign.choosePackage'));
  const chosen = { ...choices, chosenPackage: searchOnly };
  expect(newCampaign(chosen, place)?.packageId).toBe('p1');
  expect(newCampaign({ ...chosen, hasPackage: false }, place)).not.toHaveProperty('packageId');
});

test('a package without money for the channels of the type does not go with it', () => {
  const wrong = say('campaign.packageOtherChannels');
  const choices = { ...none, hasPackage: true, chosenPackage: searchOnly };
  expect(whyNotYet({ ...choices, type: 'leadform' })).toBe(wrong);
  expect(newCampaign({ ...choices, type: 'leadform' }, place)).toBeUndefined();
  const template = choosable({ ...made, type: 'leadform' });
  expect(whyNotYet({ ...choices, way: 'template', type: 'conversions', template })).toBe(wrong);
  expect(whyNotYet({ ...choices, hasPackage: false, type: 'leadform' })).toBeUndefined();
});
