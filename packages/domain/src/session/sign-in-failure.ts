import type { MessageCode } from '../message/catalogue.ts';

/** Why a sign-in at the identity provider may end on our sign-in page instead; part of its address. */
export const signInFailures = [
  'session.providerRefused',
  'session.providerAway',
  'session.providerEmailUnverified',
  'session.otherProviderAccount',
  'request.databaseGone',
  'request.busy',
] as const satisfies MessageCode[];

export type SignInFailure = (typeof signInFailures)[number];

export function isSignInFailure(code: unknown): code is SignInFailure {
  return signInFailures.some((failure) => failure === code);
}
