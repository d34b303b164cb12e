/** What Meta's refusals mean, and what to do. */
export const metaTexts = {
  /** Where Meta speaks to people itself, in the language of the ad account. */
  ownWords: 'Meta says: {words}',
  goalFixed:
    'Meta can not change the goal of a campaign that has been shown. Copy the campaign and deploy the copy.',
  campaignDeletedThere:
    'This campaign was deleted at Meta after it had been shown. Copy the campaign and deploy the copy.',
  accountClosed: 'Meta has closed this ad account. Ask Meta why.',
  accountUnsettled:
    'Meta waits for a payment of this ad account and shows no ads until then. Settle it at Meta.',
  thisCampaignCountsInCurrency:
    'This campaign counts in {ours}, the ad account at Meta in {theirs}.',
  campaignOver: 'The last day of this campaign is over.',
  metaWantsAtLeastN:
    'Meta wants at least {amount} {currency} for each day. Choose a higher budget or fewer days.',
  noAnswer: 'Meta did not answer clearly. This is looked into by itself.',
  slower: 'Meta asks us to go slower. This goes on by itself.',
  metaDidNotAnswer: 'Meta could not answer this time. This is tried again by itself.',
  connectionOver: 'The connection to Meta is no longer valid. Connect the ad account again.',
  notAllowed: 'We may not do this in your ad account at Meta. Ask its owner for access.',
  policy: 'Meta does not accept this ad. Check its texts and pictures against the rules of Meta.',
  refused: 'Meta does not accept what we sent. Our support can tell what is wrong.',
  versionGone: 'Meta has changed its interface. Our support knows; please try again later.',
  goneThere: 'Something of this campaign no longer exists at Meta. Deploy the campaign again.',
  appNotReleased: 'Our app is not released at Meta yet. Our support can tell more.',
  budgetTooLarge: 'The budget is higher than Meta allows. Choose a lower budget.',
  noConversionId:
    'Meta can not count applications: the ad account has no conversion id. Add one to the account, or choose another goal.',
  advertisingStopped: 'Meta does not let this page or its owner advertise any more. Ask Meta why.',
  pageNotAllowed:
    'We may not advertise for this Facebook page. Ask its owner to give our connection the right to create ads.',
  pixelMissing:
    'Meta can not count applications with the conversion id of this account. Check it, or choose another goal.',
  targetingRefused: 'Meta can not show ads to the people chosen. Choose other locations.',
  placesOverlap: 'Some of the locations lie within others of them. Leave one of them out.',
  placesTooMany: 'Meta does not take these locations together. Choose fewer of them.',
  scheduleRefused:
    'Meta does not take these dates. A campaign there lasts longer than a day, and a date that has passed stays.',
  bidRefused: 'Meta wants a higher budget to bid with. Choose a higher budget or fewer days.',
  noPlace: 'Meta needs a location. Choose at least one for this campaign.',
  placesNotAllowed: 'Meta does not allow this choice of locations for job ads. Choose larger ones.',
  connectionExpired: 'The connection to Meta has expired. Connect the ad account again.',
  passwordChanged: 'A password at Meta has changed. Connect the ad account again.',
  busy: 'Meta allows no more calls for a few minutes. This goes on by itself.',
  videoUnusable: 'Meta can not use this video. Save it as MP4 and upload it again.',
  noBusiness:
    'A list of jobs is advertised from a business at Meta, and this ad account belongs to none. Add it to a business there.',
  noFacebookPage: 'Ads on Facebook and Instagram speak in the name of a Facebook page. Choose one.',
  noInstagramAccount: 'Ads on Instagram speak in the name of an Instagram account. Choose one.',
  formTerms:
    'The terms for forms were not accepted for this Facebook page. A person who manages the page has to accept them at Meta; then try again.',
  formRefused: 'Meta does not take the form of this campaign. Our support can tell what is wrong.',
  formPrivacy:
    'Meta needs the address of a privacy policy in the form. Copy the campaign and add it there.',
  formButton:
    'Meta needs an address to which the button at the end of the form leads. Copy the campaign and add it there.',
  formPicture:
    'We may not put the picture of the form on this Facebook page. Connect the ad account again and allow it, or copy the campaign and leave the picture out there.',
  pageKeyMissing:
    'Meta gives us no access to this Facebook page. Ask its owner to give our connection the right to create ads.',
  placeUnknown: 'Facebook and Instagram do not know {name}. Choose a larger place nearby.',
} as const;
