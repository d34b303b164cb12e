import { ADS_MAX } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { campaignAds } from './campaign-ads.ts';

test('a refusal belongs to the channels whose ads were to be paid for, or to that of its ad', () => {
  const ad = anAd();
  const errors = [
    aRefusal({ channel: 'facebook', adId: ad.id, userMessage: 'Too much text.' }),
    aRefusal({ channel: 'googleSearch', userMessage: 'No budget.' }),
    aRefusal({ channel: 'googleSearch', userMessage: 'No budget.' }),
    aRefusal({ channel: 'linkedIn', adId: 'deleted since' }),
  ];
  const campaign = aCampaign({ status: 'active', errors });
  const { refusals } = campaignAds({ campaign, ads: [ad], pages: [], account: anAccount });
  expect([...(refusals ?? [])]).toEqual([
    ['facebook', []],
    ['googleSearch', ['No budget.']],
  ]);
  const meta = aCampaign({ errors: [aRefusal({ channel: 'facebook', userMessage: 'No.' })] });
  const both = campaignAds({ campaign: meta, ads: [], pages: [], account: anAccount });
  expect([...(both.refusals?.keys() ?? [])]).toEqual(['facebook', 'instagram']);
});

test('at as many ads as there can be, none is added or copied', () => {
  const abilitiesAt = (length: number) => {
    const ads = Array.from({ length }, () => anAd());
    return campaignAds({ campaign: aCampaign(), ads, pages: [], account: anAccount }).abilities;
  };
  expect(abilitiesAt(ADS_MAX - 1).whyNotAdd('GoogleSearchAd')).toBeUndefined();
  expect(abilitiesAt(ADS_MAX).whyNotAdd('GoogleSearchAd')).toMatch(/^There are 500 ads already/);
  expect(abilitiesAt(ADS_MAX).copyTargets('FacebookPostAd')).toEqual([]);
});
