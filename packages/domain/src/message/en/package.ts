/** What is wrong with a package, and what it is called. */
export const packageTexts = {
  newName: 'New package',
  nameMissing: 'Please give the package a name',
  runtimeTooShort: 'Minimum runtime is 2 days',
  channelWithoutBudget: "Enabled channels can't have zero budget",
  belowMinimum: {
    one: 'The network needs at least {amount} for {n} day. Campaigns with less cannot be launched.',
    other:
      'The network needs at least {amount} for {n} days. Campaigns with less cannot be launched.',
  },
  facebookWithoutPlacement:
    'Channel facebook requires to choose at least one ad type option to proceed',
  withoutChannels: 'This package has no channels yet',
  archived: 'An archived package can not be changed. Duplicate it to go on with its values.',
} as const;
