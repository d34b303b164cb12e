/** Places, and how far around them people are looked for. */
export const placeTexts = {
  andAround: '{place} + {km} km',
} as const;
