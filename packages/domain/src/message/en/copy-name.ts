/** What copies are called: the first, and those after it. */
export const copyNameTexts = {
  first: '{name} (copy)',
  later: '{name} (copy {n})',
} as const;
