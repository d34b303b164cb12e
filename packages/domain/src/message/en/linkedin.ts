/** What LinkedIn's refusals mean, and what to do. */
export const linkedinTexts = {
  linkedInDidNotAcceptThis:
    'LinkedIn did not accept this. Please send us the code if it keeps happening.',
  linkedInTakesNoMoreCalls:
    'LinkedIn takes no more calls from us at the moment. This goes on by itself.',
  linkedInHasTroubleAtThe: 'LinkedIn has trouble at the moment. This is tried again by itself.',
  theConnectionWithLinkedInIs:
    'The connection with LinkedIn is no longer valid. Please connect the ad account again.',
  ourConnectionMayNotDo:
    'Our connection may not do this on LinkedIn. Please give it the role of campaign manager on the ad account and of administrator on the page.',
  linkedInDoesNotWantTo:
    'LinkedIn does not want to show this. Please change the ad, or ask LinkedIn why.',
  linkedInNoLongerSpeaksThe:
    'LinkedIn no longer speaks the version we use. Please tell the people who run Posthorn.',
  linkedInDidNotSayWhether:
    'LinkedIn did not say whether it worked. We look, and go on by ourselves.',
  linkedInRefusesToShowThis: 'LinkedIn refuses to show this ad. Please change its text or picture.',
  thisLinkedInAccountMayNot:
    'This LinkedIn account may not run this kind of campaign. Please choose another goal.',
  thisLinkedInAccountMayNotAdvertise:
    'This LinkedIn account may not advertise this page. Please choose another landing page.',
  thisLinkedInAccountMayNotStart:
    'This LinkedIn account may not start campaigns. Please ask LinkedIn about the account.',
  tooFewPeopleOnLinkedIn:
    'Too few people on LinkedIn live there: it wants at least 300. Please choose a larger place.',
  theLinkedInAccountHasAnother:
    'The LinkedIn account has another currency than the campaign. Please choose the same one.',
  linkedInDoesNotTakeThis: 'LinkedIn does not take this currency. Please choose another.',
  theBudgetIsTooSmall: 'The budget is too small for LinkedIn. Please give it more.',
  oneOfTheDatesIs: 'One of the dates is past. Please choose later dates.',
  linkedInDoesNotChangeA:
    'LinkedIn does not change a date that is past. Please choose a later end date.',
  theCampaignWouldEndBefore: 'The campaign would end before it starts.',
  theGoalOfACampaign:
    'The goal of a campaign can not change once it is on LinkedIn. Please copy the campaign.',
  linkedInDoesNotKnowWhat:
    'LinkedIn does not know what to count as a conversion. Please check the conversion id.',
  aTextIsTooLong: 'A text is too long for LinkedIn. Please shorten it.',
  linkedInNoLongerHasThis:
    'LinkedIn no longer has this: somebody deleted it there. Please copy the campaign to go on.',
  theBudgetIsTooLarge: 'The budget is too large for LinkedIn. Please give it less.',
  pleaseChooseTheLinkedInPage: 'Please choose the LinkedIn page that speaks in the ads.',
  pleaseChooseWhereTheAds: 'Please choose where the ads are to be shown.',
  thereIsNoLinkedInAd: 'There is no LinkedIn ad to show.',
  aLinkedInPostNeedsA: 'A LinkedIn post needs a picture or a video.',
  linkedInTakesPicturesOfAt: 'LinkedIn takes pictures of at most 5 MB.',
  linkedInTakesVideosFrom75: 'LinkedIn takes videos from 75 kB to 500 MB.',
  linkedInCanNotCountConversions:
    'LinkedIn can not count conversions without a conversion id. Please add one to the account, or choose another goal.',
  somebodyDeletedThisCampaignOn:
    'Somebody deleted this campaign on LinkedIn. Please copy the campaign to advertise again.',
  linkedInCouldNotReadThe:
    'LinkedIn could not read the picture or video of this ad. Please choose another.',
  theBudgetIsTooSmallFor:
    'The budget is too small for LinkedIn: these ads need at least {needed} {currency} for these days.',
  linkedInDoesNotKnowName: 'LinkedIn does not know {name}. Please choose a larger place near it.',
} as const;
