/** What kinds of media are called: one of them, and several. */
export const mediaTypeTexts = {
  image: 'Image',
  images: 'Images',
  video: 'Video',
  videos: 'Videos',
  logo: 'Logo',
  logos: 'Logos',
} as const;
