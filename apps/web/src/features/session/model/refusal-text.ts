import { isSignInFailure, say } from '@posthorn/domain';

/** Why the identity provider's sign-in ended here; anything else in the address is not shown. */
export function refusalText(code: unknown): string | undefined {
  return isSignInFailure(code) ? say(code) : undefined;
}
