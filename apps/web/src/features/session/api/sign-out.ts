import type { OperationAnswer } from '@posthorn/contract';
import { call } from '../../../lib/http/call.ts';
import { pathTo } from '../../../lib/routes/route-paths.ts';

type SignInKind = OperationAnswer<'getAppConfig'>['signIn'];

/** Ends the session on the server and says where the browser goes next. */
export async function signOut(
  kind: SignInKind,
  options: { suppressErrorToast?: boolean } = {},
): Promise<string> {
  if (kind === 'oidc') return (await call('signOut', {}, options)).redirect_to;
  await call('signOutLocally', {}, options);
  return pathTo('sign-in');
}
