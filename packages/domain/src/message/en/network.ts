/** What any ad network may say, and what its silence means. */
export const networkTexts = {
  /** Of refusals that were kept before they said which network speaks. */
  ownWords: '{words}',
  busy: 'The ad network is busy with us. This goes on by itself in a few minutes.',
  noAnswer: 'The ad network did not answer. This is tried again by itself.',
  trouble: 'The ad network has trouble at the moment. This goes on by itself soon.',
} as const;
