import { isSignInFailure, type SignInFailure } from '@posthorn/domain';
import { requestTexts } from '@posthorn/domain/texts/request';
import { sessionTexts } from '@posthorn/domain/texts/session';

const texts: Record<SignInFailure, string> = {
  'session.providerRefused': sessionTexts.providerRefused,
  'session.providerAway': sessionTexts.providerAway,
  'session.providerEmailUnverified': sessionTexts.providerEmailUnverified,
  'session.otherProviderAccount': sessionTexts.otherProviderAccount,
  'request.databaseGone': requestTexts.databaseGone,
  'request.busy': requestTexts.busy,
};

/** Why the identity provider's sign-in ended here; anything else in the address is not shown. */
export function refusalText(code: unknown): string | undefined {
  return isSignInFailure(code) ? texts[code] : undefined;
}
