/** Ads of other channels made from one. */
export const carryOverTexts = {
  offer:
    'Ads for {channels} can be made from your {ad}: texts are fitted to each limit, and pictures come along.',
  offerAction: 'Make the other channels',
  menu: 'Make the other channels from this one',
  title: 'Make the other channels from this one',
  intro: 'Nothing is published by this. Every ad can still be changed.',
  loading: 'Loading your logos',
  make: { one: 'Make {n} ad', other: 'Make {n} ads' },
  noneChosen: 'Choose at least one ad',
  lacks: 'Not made: {reason}',
  write: 'Write it yourself',
  writeKind: 'Write {ad} yourself',
  cut: 'The picture is cut tall around what matters in it.',
  made: { one: '{n} ad was made', other: '{n} ads were made' },
  noneMade: 'Another person made these ads meanwhile',
  nothing: 'There is no other kind of ad to make in this campaign.',
} as const;
