/** What is wrong with a single field, whichever form it stands in. */
export const fieldTexts = {
  required: 'This field can not be empty',
  minLength: 'This field is at least {min} characters',
  maxLength: 'This field is max {max} characters',
  minValue: "Value can't be lower then {min}",
  url: 'Provided url is invalid',
  between: 'Must be between {min} and {max}',
  atLeastFilled: 'At least {n} inputs should be filled in this group',
  amount: 'Provided amount has invalid format',
  amountUnread: 'Provided amount has invalid format: type digits only, such as {example}',
  amountBelowZero: 'Provided amount has invalid format: it can not be below zero',
  amountHasCents:
    'Provided amount has invalid format: {amount} has cents, but only whole amounts are possible here',
  amountBeganWithZero: 'An amount can not begin with 0, so this counts as 0',
  digits: 'Please type digits only',
  email: 'Provided email address is invalid',
  unknown: 'This value is not known here',
  malformed: 'This value has the wrong form',
  noMatch: 'Sorry, no matching options',
} as const;
