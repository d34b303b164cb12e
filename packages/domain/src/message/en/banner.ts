/** Display banners that Posthorn draws. */
export const bannerTexts = {
  colour: 'Please choose a colour such as {example}',
  tagsMissing: 'Please add at least one tag',
  tooManyTags: 'There can be at most {max} tags',
  writing: 'Banners cannot show this writing. Use Latin, Greek or Cyrillic letters.',
  leftOut: 'Banners can not show these signs and leave them out: {signs}',
  cutOnSome: 'Some banners show only the first {n} characters',
  cutOnAll: 'Banners show only the first {n} to {most} characters',
  tagsShown: 'Only the first {n} tags are shown on banners',
  logoMissing: 'Please choose a logo',
  logoLost:
    'This logo cannot be seen on the white plate of the banners. Choose a darker version of it.',
  failed: 'Failed to generate ads.',
  failedWith: 'Failed to generate ads. ({status}: {statusText})',
  logoNotFound:
    'Unable to find logo. Please edit the Google Display ad to upload the logo manually.',
} as const;
