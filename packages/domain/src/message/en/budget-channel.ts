/** What is paid for with one budget, where that is not one channel: as a label, and in a sentence. */
export const budgetChannelTexts = {
  metaLabel: 'Facebook|Instagram',
  metaName: 'Facebook and Instagram',
} as const;
