/** How long ago something was, where no unit is small enough. */
export const timeTexts = {
  momentAgo: 'a moment ago',
} as const;
