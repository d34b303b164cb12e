/** Keywords of Google Search: what is wrong with one. */
export const keywordTexts = {
  empty: 'Type a keyword',
  sign: 'Google does not take “{sign}” in a keyword: {text}',
  tooLong: 'A keyword has at most {max} characters: {text}',
  tooManyWords: 'A keyword has at most {max} words: {text}',
  tooMany: 'There can be at most {max} keywords in a list',
  twice: '“{text}” is in the list already',
} as const;
