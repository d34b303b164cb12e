/** What the shapes are called to which pictures are cut. */
export const cropSizeTexts = {
  square: 'Square',
  wide: 'Wide',
  tall: 'Tall',
} as const;
