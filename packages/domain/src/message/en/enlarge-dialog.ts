/** The dialogs that give a launched campaign more days or more money. */
export const enlargeDialogTexts = {
  endDate: 'New end date',
  added: 'Additional budget',
  advice: 'Our advice: add at least 50% of the previous campaign budget, {amount}.',
  byHand: 'Divide the budget by hand',
  amountFor: 'Additional budget for {channel}',
  division: 'How it is divided',
  share: '{channel}: {amount}',
  sum: 'Additional budget in all: {amount}',
  afterwards: 'The campaign has a budget of {before} now, and {after} with this.',
  runsAgain: 'The campaign runs again, from now until its new end date.',
  staysOver: '{channels} can not be shown again once the last day is over.',
  extended: 'Yahoo! You did it! Campaign has been extended',
  boosted: 'Here we go! Campaign has been boosted',
  result: 'It runs until {date} with a budget of {budget}.',
  beingTold: 'The networks are being told. The page of its ads shows how far they are.',
  failed: '{title} campaign failed to change status',
} as const;
