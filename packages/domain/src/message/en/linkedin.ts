/** What LinkedIn's refusals mean, and what to do. */
export const linkedinTexts = {
  refused: 'LinkedIn did not accept this. Please send us the code if it keeps happening.',
  busy: 'LinkedIn takes no more calls from us at the moment. This goes on by itself.',
  trouble: 'LinkedIn has trouble at the moment. This is tried again by itself.',
  connectionOver:
    'The connection with LinkedIn is no longer valid. Please connect the ad account again.',
  notAllowed:
    'Our connection may not do this on LinkedIn. Please give it the role of campaign manager on the ad account and of administrator on the page.',
  accountNotListed:
    'LinkedIn does not let Posthorn use this ad account yet. Our support can have it added.',
  policy: 'LinkedIn does not want to show this. Please change the ad, or ask LinkedIn why.',
  versionGone:
    'LinkedIn no longer speaks the version we use. Please tell the people who run Posthorn.',
  noAnswer: 'LinkedIn did not say whether it worked. We look, and go on by ourselves.',
  adRefused: 'LinkedIn refuses to show this ad. Please change its text or picture.',
  goalNotAllowed:
    'This LinkedIn account may not run this kind of campaign. Please choose another goal.',
  landingPageNotAllowed:
    'This LinkedIn account may not advertise this page. Please choose another landing page.',
  campaignsNotAllowed:
    'This LinkedIn account may not start campaigns. Please ask LinkedIn about the account.',
  accountUnsettled:
    'LinkedIn waits for a payment of this ad account and shows no ads until then. Please settle it at LinkedIn.',
  audienceTooSmall:
    'Too few people on LinkedIn live there: it wants at least 300. Please choose a larger place.',
  otherCurrency:
    'The LinkedIn account has another currency than the campaign. Please choose the same one.',
  currencyNotTaken: 'LinkedIn does not take this currency. Please choose another.',
  budgetTooSmall: 'The budget is too small for LinkedIn. Please give it more.',
  dateOver: 'One of the dates is past. Please choose later dates.',
  pastDateFixed: 'LinkedIn does not change a date that is past. Please choose a later end date.',
  endsBeforeStart: 'The campaign would end before it starts.',
  goalFixed:
    'The goal of a campaign can not change once it is on LinkedIn. Please copy the campaign.',
  conversionUnknown:
    'LinkedIn does not know what to count as a conversion. Please check the conversion id.',
  textTooLong: 'A text is too long for LinkedIn. Please shorten it.',
  deletedThere:
    'LinkedIn no longer has this: a person deleted it there. Please copy the campaign to go on.',
  budgetTooLarge: 'The budget is too large for LinkedIn. Please give it less.',
  noPage: 'Please choose the LinkedIn page that speaks in the ads.',
  noPlace: 'Please choose where the ads are to be shown.',
  noAd: 'There is no LinkedIn ad to show.',
  noMedia: 'A LinkedIn post needs a picture or a video.',
  pictureTooLarge: 'LinkedIn takes pictures of at most {max} MB.',
  videoSize: 'LinkedIn takes videos from {min} kB to {max} MB.',
  noConversionId:
    'LinkedIn can not count conversions without a conversion id. Please add one to the account, or choose another goal.',
  campaignDeletedThere:
    'A person deleted this campaign on LinkedIn. Please copy the campaign to advertise again.',
  mediaUnreadable:
    'LinkedIn could not read the picture or video of this ad. Please choose another.',
  budgetBelowMinimum:
    'The budget is too small for LinkedIn: these ads need at least {needed} {currency} for these days.',
  placeUnknown: 'LinkedIn does not know {name}. Please choose a larger place near it.',
} as const;
