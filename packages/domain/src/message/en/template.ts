/** Templates: what is missing from one, and why something can not be done with it. */
export const templateTexts = {
  missingTitle: 'A Title',
  missingPurpose: 'A Purpose',
  missingAudience: 'A Function Group or at least 1 Job Profile',
  missingFunctionGroup: 'A Function Group',
  missingRuntime: 'A Runtime of at least 1 day',
  missingBudget: 'A Budget of greater than 0',
  missingChannel: 'At least one Channel',
  missingAd: 'At least one Ad',
  missingForm: 'A finished Leadform',
  functionGroupTaken: 'There is already a default template for {functionGroup}',
  pageGone:
    'The {channel} page of the template is no longer connected. The campaign keeps its own.',
  packageDecides: 'Channels, budget and runtime come from the package, not from the template',
  adsLeftOut: {
    one: 'An ad for {channel} was left out: the campaign is not advertised there',
    other: '{n} ads for {channel} were left out: the campaign is not advertised there',
  },
  tooManyAds: {
    one: 'An ad was left out: a campaign can have {max} ads',
    other: '{n} ads were left out: a campaign can have {max} ads',
  },
  tooLongFilled:
    'With “{company}” this is {n} characters long, and {max} fit. Campaigns could not be launched with it.',
  tagWaitsForPlace: {
    one: 'The tag {tag} in an ad is filled in once the campaign has a location',
    other: 'The tag {tag} in {n} ads is filled in once the campaign has a location',
  },
  tagNotFilled: {
    one: 'The tag {tag} in an ad has to be replaced by hand',
    other: 'The tag {tag} in {n} ads has to be replaced by hand',
  },
  urlTooLong: 'The landing page was left out: a template takes up to {max} characters',
  runtimeTooLong: 'The runtime of {n} days was left out: a template takes up to {max} days',
  budgetTooLarge: 'The budget was left out: a template takes up to {amount}',
  campaignPageGone: 'The {channel} page was left out: it is no longer connected',
  tagWithoutRoom: {
    one: 'In an ad a name stays as it is: with the tag {tag} a text would be too long',
    other: 'In {n} ads a name stays as it is: with the tag {tag} a text would be too long',
  },
  campaignGone: 'This campaign was deleted.',
  changedSinceShown: 'The template was changed since this was shown. Please look again.',
  changedSince: 'The campaign was changed since then, so this can no longer be undone',
  formerAdsGone:
    'A picture or banner of the former ads was deleted, so this can no longer be undone',
  notFromTemplate: 'This campaign was not made from a template that is still there',
  originUnknown:
    'It was not kept what the template was when this campaign was made. Change its template to bring it up to date.',
} as const;
