/** What kinds of media are called. */
export const mediaTypeTexts = {
  image: 'Image',
  video: 'Video',
  logo: 'Logo',
} as const;
