/** What is in the way of a launch, as something a person does; by the code of what the launch says of it. */
export const launchTaskTexts = {
  'launch.noBudget': 'Choose a budget',
  'launch.budgetNotDivided': 'Divide the budget over the channels',
  'launch.noFundedAd': 'Make an ad for a channel with a budget, or move the budget',
  'launch.linkedInFormats':
    'Give LinkedIn at least {amount} {currency}: it shows images and videos separately',
  'launch.metaPlaces':
    'Give Facebook and Instagram at least {amount} {currency}: they show feeds and stories separately',
  'launch.noKeyword': 'Add a keyword for Google Search',
  'launch.noAd': 'Make the first ad',
  'launch.noPage': 'Choose a page for {channels}',
  'launch.adTooLong': 'Shorten the texts of {ad}',
  'launch.adIncomplete': 'Complete {ad}',
  'launch.mediaUnfit': 'Choose other media for {ad}: {errors}',
  'launch.mediaErrors': 'Choose other media: {errors}',
  'launch.noLogo': 'Choose the logo of {ad}',
  'launch.bannerWriting': 'Write {ad} in letters that banners can show',
  'launch.tagLeft': 'Replace the tag {tag} in {ad}',
  'launch.tagUnknown': 'Replace {tag} in {ad}, which is not a known tag',
  'launch.tooFewHeadlines': 'Write at least {min} different headlines in {ad}',
  'launch.tooFewDescriptions': 'Write at least {min} different descriptions in {ad}',
  'launch.differentActions': 'Choose the same button for all Facebook and Instagram ads',
  'launch.formUnfinished': 'Finish the form for applications',
  'launch.notConnected': 'Connect an ad account for {channels}',
  'launch.connectionLost': 'Connect the ad account for {channels} again',
  'launch.otherCurrency': 'Connect an ad account in your currency for {channels}',
  'launch.noConversionId': 'Enter the conversion id for {channels}, or choose another goal',
  'launch.goalKept':
    'Choose the goal {goal} again: {channel} keeps the one the campaign was published with',
  'launch.idleBudget': {
    one: 'Make an ad for {channel}, or move its budget: it will not be used',
    other: 'Make an ad for {channel}, or move their budget: it will not be used',
  },
  'launch.channelWithoutAd': 'Make an ad for {channel}, or leave the channel out',
  'launch.placeUnknown': 'Choose another location than {place}, which is no longer known',
  'budget.channelMinimum': 'Give {channel} at least {amount} {currency}',
  'finance.notCovered':
    'Choose a lower budget, or have money paid in: this takes {needed}, and {free} is free to use',
} as const;

/** The same where there is room for a few words only. */
export const shortTaskTexts = {
  'launch.noFundedAd': 'Move the budget',
  'launch.linkedInFormats': 'Raise the budget',
  'launch.metaPlaces': 'Raise the budget',
  'budget.channelMinimum': 'Raise the budget',
  'finance.notCovered': 'Choose a lower budget',
} as const;
