/** What is wrong with what is entered about an account's money. */
export const financeTexts = {
  recipientKnown: 'The balance overview is sent to this address already',
  tooManyRecipients:
    'The balance overview can be sent to {max} people. Please delete one who does not need it any more.',
} as const;
