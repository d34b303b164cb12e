/** What the button of an ad can say. */
export const callsToAction = [
  'Apply now',
  'Contact us',
  'Learn more',
  'Sign up',
  'Watch more',
  'Apply',
  'Attend',
  'Download',
  'Join',
  'Register',
  'Request demo',
  'View quote',
  'Subscribe',
] as const;
export type CallToAction = (typeof callsToAction)[number];
