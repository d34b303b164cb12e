/** What is wrong with what is entered about an account's money. */
export const financeTexts = {
  recipientKnown: 'The balance overview is sent to this address already',
  tooManyRecipients:
    'The balance overview can be sent to {max} people. Please delete one who does not need it any more.',
  notCovered:
    'The balance of your account does not cover this: it takes {needed}, and {free} is free to use. Please ask the person who manages your account for a deposit, or choose a lower budget.',
} as const;
