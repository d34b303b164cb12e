import { call } from '../../../lib/http/call.ts';

/** Tells a visitor without a session apart without a refused request. Local sign-in only. */
export async function hasLocalSession(): Promise<boolean> {
  const answer = await call('isAuthenticatedLocally', {}, { suppressErrorToast: true });
  return answer.authenticated;
}
