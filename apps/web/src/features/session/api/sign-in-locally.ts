import { call } from '../../../lib/http/call.ts';

/** Refusals are shown at the form. */
export function signInLocally(email: string): Promise<void> {
  return call('signInLocally', { body: { email } }, { suppressErrorToast: true });
}
