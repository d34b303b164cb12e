/** What a sum is too small for, and what we would give instead. */
export const budgetAdviceTexts = {
  use: 'Use {budget}',
  tooLittleFor:
    '{budget} is too little for {channels}. Divided as we advise, the chosen channels and their ads need at least {least}.',
} as const;
