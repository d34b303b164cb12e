import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import {
  appConfigQuery,
  hasLocalSession,
  loginMark,
  membershipsQuery,
  meQuery,
  providerHref,
  returnTo,
  type Session,
  signInHref,
} from '../../features/session/index.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { cameSignedIn } from '../../lib/http/first-answers.ts';
import { insideHref } from '../../lib/routes/page-layer.ts';

export interface GuardContext {
  queryClient: QueryClient;
  session: Session;
}

/** Lets signed-in people pass; everyone else signs in first and comes back to the wanted address. */
export async function requireSession(context: GuardContext, wantedHref: string): Promise<void> {
  if (await isSignedIn(context)) return;
  const { signIn } = await context.queryClient.ensureQueryData(appConfigQuery);
  if (signIn === 'local') throw redirect({ href: signInHref(wantedHref) });
  window.location.assign(providerHref(wantedHref));
  // The page is being left: nothing more is to be drawn.
  await new Promise(() => {});
}

/** A person who is signed in has no business on the sign-in page. */
export async function passSignedIn(context: GuardContext, wanted: unknown): Promise<void> {
  if (await isSignedIn(context)) throw redirect({ href: insideHref(returnTo(wanted)) });
}

async function isSignedIn({ queryClient, session }: GuardContext): Promise<boolean> {
  if (session.isOn()) return true;
  const cameWithSession = cameSignedIn();
  if (cameWithSession === false) {
    // A mark from a session that has run out would keep other tabs from hearing of the next one.
    loginMark.set(false);
    return false;
  }
  const config = queryClient.ensureQueryData(appConfigQuery);
  const isGuess = cameWithSession === undefined && !loginMark.isSet();
  if (isGuess && (await config).signIn === 'local' && !(await hasLocalSession())) return false;
  try {
    const [me] = await Promise.all([
      queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(membershipsQuery),
      config,
    ]);
    session.begin(me);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false;
    throw error;
  }
  return true;
}
