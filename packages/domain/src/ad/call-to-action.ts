/** What the button of an ad can say, as the networks call it. */
export const callsToAction = [
  'APPLY_NOW',
  'CONTACT_US',
  'LEARN_MORE',
  'SIGN_UP',
  'WATCH_MORE',
  'APPLY',
  'ATTEND',
  'DOWNLOAD',
  'JOIN',
  'REGISTER',
  'REQUEST_DEMO',
  'VIEW_QUOTE',
  'SUBSCRIBE',
] as const;
export type CallToAction = (typeof callsToAction)[number];

/** 'APPLY_NOW' reads 'Apply now'; so does one that a network made up since. */
export function callToActionLabel(value: string): string {
  const words = value.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
