/** What keeps a campaign from being launched. */
export const launchTexts = {
  noBudget: 'Please set a budget before you launch this campaign', // specified
  budgetNotDivided: 'Please divide the budget over the channels before you launch this campaign',
  noFundedAd:
    'None of the channels with a budget has an ad. Please create one, or change the budget.',
  linkedInFormats:
    'LinkedIn shows images and videos separately: for these ads it needs at least {amount} {currency}',
  metaPlaces:
    'Facebook and Instagram show feeds and stories separately: for these ads they need at least {amount} {currency}',
  currency:
    'No network takes {currency}, so this campaign can not be launched. Please ask the people who run Posthorn for another currency.',
  noKeyword:
    'Google Search has no keyword left. Please add one, or go back to the suggested keywords.',
  noAd: 'Please create at least one ad before you launch this campaign', // specified
  oldSearchAds: 'Campaigns with Google search ads created before May 31 can not be redeployed', // specified
  noPage: 'Unable to deploy the campaign, select a social page for {channels}', // specified
  adTooLong: '{ad} has a character length exceeding the limit. Please correct to continue.', // specified
  adIncomplete: '{ad} is not complete. Please fill in what is missing to continue.',
  mediaUnfit: '{ad} can not be shown: {errors}. Please correct to continue.',
  noLogo: '{ad} is missing an image. Please correct to continue.', // specified
  bannerWriting:
    '{ad} has a text that banners cannot show. Please write it in Latin, Greek or Cyrillic letters to continue.',
  tagLeft: 'The tag {tag} of {ad} is not filled in. Please replace it to continue.',
  tagUnknown: '{tag} in {ad} is not a known tag. Please replace it to continue.',
  tooFewHeadlines:
    '{ad} needs at least {min} different headlines, and it has {n}. Please add more to continue.',
  tooFewDescriptions:
    '{ad} needs at least {min} different descriptions, and it has {n}. Please add more to continue.',
  mediaErrors: '{errors}',
  differentActions:
    'When creating Facebook lead form ads the CTA for both Instagram and Facebook must be the same', // specified
  ended: 'This campaign has ended, so it can not be launched again. Please duplicate it.',
  formUnfinished: 'The form is not finished. Please fill in what is missing to continue.',
  notConnected:
    'No ad account is connected for {channels}. An admin can connect one in the settings.',
  connectionLost:
    'The connection for {channels} is lost. An admin can make it again in the settings.',
  otherCurrency:
    'The ad account for {channels} is in another currency than your budgets. An admin can connect another one in the settings.',
  noConversionId:
    'Applications can not be counted on {channels}: the ad account has no conversion id. An admin can add one in the settings; or choose another goal.',
  goalKept:
    'On {channel} this campaign was published with the goal {goal} and can not get another one. Please duplicate the campaign and launch the copy, or choose that goal again.',
  idleBudget: {
    one: '{channel} has a budget but no ads that can be shown: that budget will not be used',
    other: '{channel} have a budget but no ads that can be shown: that budget will not be used',
  },
  idleBudgetRunning: {
    one: '{channel} has a budget but no ads that can be shown: that budget will not be used, and is free for other campaigns',
    other:
      '{channel} have a budget but no ads that can be shown: that budget will not be used, and is free for other campaigns',
  },
  channelWithoutAd: '{channel} has no ad, so the campaign is not shown there',
  placeUnknown: 'The location {place} is no longer known here. Please choose another one.',
} as const;
