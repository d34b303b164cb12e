/** What index.html says before any script has come; the build writes it there. */
export const indexHtmlTexts = {
  description: 'Create, launch and watch job-advertising campaigns.',
  loading: 'Loading Posthorn',
  needsJavaScript: 'Posthorn needs JavaScript to run.',
} as const;
