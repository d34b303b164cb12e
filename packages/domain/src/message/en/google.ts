/** What Google's refusals mean, and what to do. */
export const googleTexts = {
  accountHidden: 'Google does not show us the Google Ads account.',
  otherCurrency: 'The Google Ads account pays in {theirs}, but the budget is in {ours}.',
  employmentRulesNotAccepted:
    'Google wants every advertiser of jobs to accept its rules for employment ads first. A person with access to the Google Ads account must accept them there, then publish again.',
  accountClosed:
    'The Google Ads account is closed or not yet open. Please open it at Google, then publish again.',
  accountSuspended:
    'Google has suspended the Google Ads account. Please settle this with Google, then publish again.',
  developerTokenNotApproved:
    'Google has not yet approved Posthorn for this kind of account. Please tell the people who run Posthorn.',
  accountUnknown:
    'Google does not know this Google Ads account. Please check its number in the settings.',
  dailyQuotaUsedUp: 'Google takes no more changes from us today. This goes on by itself.',
  budgetTooSmall:
    'The budget is too small for so many days. Give the channel more money or the campaign fewer days.',
  tooLongForTotalBudget:
    'Google keeps to the budget of a search campaign for 90 days at most once it has begun. Choose an earlier end date, or duplicate the campaign for the days after it.',
  budgetTooLarge: 'The budget is larger than Google accepts. Give the channel less money.',
  conversionsNotCounted:
    'The Google Ads account does not count conversions yet. Set that up at Google or choose another goal.',
  noConversionId:
    'Google can not count applications: the Google Ads account has no conversion id. Add one to the account, or choose another goal.',
  unknownConversionId:
    'The Google Ads account counts nothing under the conversion id {id}. Check the id, or switch the conversion on at Google.',
  conversionNotBidFor:
    'Google can not bid for one of the conversions that count as applications. Choose others as applications, then publish again.',
  dateOver: 'A date of the campaign has passed. Choose a later one, then publish again.',
  endsBeforeStart:
    'The campaign ends before it begins. Choose a later end date, then publish again.',
  keywordsRefused: {
    one: 'Google does not accept as a keyword: {keywords}. Change or remove it in the keywords of the campaign, then publish again.',
    other:
      'Google does not accept as keywords: {keywords}. Change or remove them in the keywords of the campaign, then publish again.',
  },
  keywordsAgainstPolicy: {
    one: 'Google does not accept as a keyword, because of its policy on {topics}: {keywords}. Remove it from the keywords of the campaign, then publish again.',
    other:
      'Google does not accept as keywords, because of its policy on {topics}: {keywords}. Remove them from the keywords of the campaign, then publish again.',
  },
  pictureTooHeavy: 'A picture of this ad is larger than Google accepts (150 kB).',
  pictureSizeNotShown: 'A picture of this ad has a size in pixels that Google does not show.',
  zipTooLarge: 'The zip file of this banner is larger than Google accepts.',
  zipTooManyFiles: 'The zip file of this banner holds more files than Google accepts.',
  zipWithoutPage: 'The zip file of this banner holds no page that Google can show.',
  bannerLoadsFromElsewhere:
    'This banner loads something from another address, which Google does not allow.',
  bannerInsecureAddress:
    'This banner holds an address that is not secure (http), which Google does not allow.',
  bannerSizeNotShown: 'This banner has a size in pixels that Google does not show.',
  busy: 'Google is busy with us. This goes on by itself.',
  stumbled: 'Google Ads stumbled. This is tried again by itself.',
  keyNoLongerAccepted:
    'Google no longer accepts our key. A person must connect the Google Ads account again.',
  notAllowed:
    'Our key does not allow this in the Google Ads account. Please ask its owner for access.',
  versionGone:
    'Google no longer speaks the version we use. Please tell the people who run Posthorn.',
  noAnswer: 'Google did not answer. Posthorn looks whether it happened and goes on by itself.',
  html5NotAllowed:
    'Google has not allowed HTML5 banners for this account yet. Apply for it at Google, or use banners that Posthorn draws.',
  againstPolicy: 'Google does not show this ad. Change the ad, then publish it again.',
  againstPolicyOn:
    'Google does not show this ad because of its policy on {topics}. Change the ad, then publish it again.',
  notAccepted: 'Google did not accept this: {reason}',
  adGone: 'This ad is no longer part of the campaign.',
  noKey: 'Google gave us no key. Please connect the account again.',
  campaignNotThere: 'This campaign is not on Google Ads yet.',
  wrongChannel: 'This kind of ad is not shown on this channel.',
  noBanners: 'This ad has no banners yet.',
  wrongNumberOfHeadlines:
    'Google wants {min} to {max} different headlines in this ad. It has {length}.',
  wrongNumberOfDescriptions:
    'Google wants {min} to {max} different descriptions in this ad. It has {length}.',
  noKeywords: 'The campaign has no keywords that Google accepts. Add one that people search for.',
  notVisibleYet: 'Google does not show what was made yet. This goes on by itself.',
  noPlace: 'The campaign has no place where it is to be shown.',
  placeUnknown:
    'Google can not show ads in {name}. Choose another place, or a larger one around it.',
} as const;
