/** Signing in and out. */
export const sessionTexts = {
  missing: 'Please sign in to go on.',
  localRefused: 'Local auth not allowed in production',
  unknownPerson: 'Nobody with this email address can sign in here.',
  providerRefused: 'The sign-in was not completed. Please try again.',
  providerAway:
    'The sign-in page of your organisation does not answer. Please try again in a moment.',
  providerEmailUnverified: 'Your email address is not verified by your identity provider.',
} as const;
