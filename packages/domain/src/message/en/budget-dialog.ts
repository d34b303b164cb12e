/** The dialog in which a campaign's budget is divided, and what the bar below the ads says of it. */
export const budgetDialogTexts = {
  set: 'Set budget',
  reconfirm: 'Reconfirm budget',
  move: 'Move {amount} to {channels}',
  seeDivision: 'See how it is divided',
  addByBoost: 'To add money, boost it.',
  notSaved: 'Budget not saved',
  nothingPublished: 'This saves the budget. Nothing is published yet.',
  runtime: {
    one: '{start} – {end}, ads on {n} day',
    other: '{start} – {end}, ads on {n} days',
  },
  runtimeUnknown: 'Once the campaign has its dates, you see what each channel needs at least.',

  impressions: 'Impressions: about {times} per candidate',
  useSuggestion: 'Use it',

  channels: 'Channels',
  amountFor: 'Budget for {channel}',
  off: 'Off',
  recommendedShare: '{share} recommended',
  atLeast: 'at least {amount}',
  leastForDays: 'At least {amount} for the days of the campaign',
  noAdsYet: 'no ads yet',

  totalSection: 'Total budget',
  total: 'Total',
  totalWithChannel: 'The total budget will be {total}',
  spent: 'Spent',
  remaining: 'Remaining',

  changedByOthers: 'Another person changed the budget in the meantime',
  theirAmount: 'It is {budget} now.',
  useTheirs: 'Use theirs',
  keepMine: 'Keep what I entered',

  recommendations: 'Budget recommendations',
  recommendedDivision:
    'Most campaigns do well when their budget is divided like this. Channels without ads need none.',
  minimums:
    'Networks want a minimum for the days a campaign runs. It stands beside each channel once the campaign has its dates.',
} as const;
