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
  digits: 'Please type digits only',
  email: 'Provided email address is invalid',
  unknown: 'This value is not known here',
  malformed: 'This value has the wrong form',
  noMatch: 'Sorry, no matching options',
} as const;
