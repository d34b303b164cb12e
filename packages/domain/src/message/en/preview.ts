/** What a preview shows where nothing is written yet. */
export const previewTexts = {
  message: 'Your message will be shown here. Please start typing in the panel on your left.',
  headline: 'Your headline',
  linkDescription: 'Your link description',
  callToAction: 'CTA',
  url: 'Your target url',
  searchDescription: 'Your descriptions will be shown here.',
  page: 'Your page',
} as const;
