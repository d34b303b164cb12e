import type { OperationAnswer } from '@posthorn/contract';
import { call } from '../../../lib/http/call.ts';
import { signInPath } from '../model/return-to.ts';

type SignInKind = OperationAnswer<'getAppConfig'>['signIn'];

/** Ends the session on the server and says where the browser goes next. */
export async function signOut(kind: SignInKind): Promise<string> {
  if (kind === 'oidc') return (await call('signOut')).redirect_to;
  await call('signOutLocally');
  return signInPath;
}
