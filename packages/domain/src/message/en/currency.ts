/** What currencies are called in a sentence, behind an amount. */
export const currencyTexts = {
  EUR: 'euro',
  GBP: 'pounds',
  USD: 'dollars',
  ZWD: 'Zimbabwean dollars',
} as const;
