import { HOME_PATH, isSignInFailure, type SignInFailure, safeReturnPath } from '@posthorn/domain';
import * as oidc from 'openid-client';
import type { Handlers } from '../../../platform/api/handler.ts';
import type { Config } from '../../../platform/config.ts';
import { databaseRefusal } from '../../../platform/database-errors.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { beginSession } from '../commands/begin-session.ts';
import { endSession } from '../commands/end-session.ts';
import { completeClaims } from './complete-claims.ts';
import { type Claims, findOrMakePerson } from './find-or-make-person.ts';
import { rememberFlow, takeFlow } from './flow-cookie.ts';
import { callbackUrl, openProvider } from './provider.ts';

const SIGN_IN_PAGE = '/sign-in';
/** The sign-in page with the reason; another try leads to the same place. */
function failed(error: SignInFailure, returnTo = HOME_PATH): string {
  const search = new URLSearchParams({
    error,
    ...(returnTo !== HOME_PATH && { return_to: returnTo }),
  });
  return `${SIGN_IN_PAGE}?${search}`;
}

/** Our own refusals and a database that is away have their own words; the rest is the provider's. */
function reasonOf(error: unknown): SignInFailure {
  const code = (error instanceof Refusal ? error : databaseRefusal(error))?.messageCode;
  return isSignInFailure(code) ? code : 'session.providerRefused';
}

/** Sign-in at the identity provider: authorization code flow with PKCE, state and nonce. */
export function oidcHandlers(
  config: Config,
): Pick<Handlers, 'signInWithProvider' | 'finishProviderSignIn' | 'signOut'> {
  const provider = openProvider(config);
  const assertConfigured = () => {
    if (!config.OIDC_ISSUER) throw notFound();
  };
  return {
    async signInWithProvider({ query, deps, request, reply }) {
      assertConfigured();
      const returnTo = safeReturnPath(query.return_to);
      const found = await provider().catch((error: unknown) => {
        request.log.warn({ reqId: request.id, err: error }, 'provider not reached');
      });
      if (!found) return reply.redirect(failed('session.providerAway', returnTo));
      const flow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        returnTo,
      };
      const address = oidc.buildAuthorizationUrl(found, {
        redirect_uri: callbackUrl(config).href,
        scope: config.OIDC_SCOPES,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      rememberFlow(reply, deps, flow);
      return reply.redirect(address.href);
    },

    async finishProviderSignIn({ deps, request, reply }) {
      assertConfigured();
      const flow = await takeFlow(request, reply, deps);
      if (!flow) return reply.redirect(failed('session.providerRefused'));
      // The public address, not the Host header, is what the provider was told.
      const current = callbackUrl(config);
      current.search = new URL(request.url, config.PUBLIC_URL).search;
      try {
        const found = await provider();
        const tokens = await oidc.authorizationCodeGrant(found, current, {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims() as unknown as Claims;
        const person = await findOrMakePerson(deps, claims, () =>
          completeClaims(found, tokens.access_token, claims),
        );
        await beginSession(
          deps,
          { request, reply },
          { personId: person.id, idToken: tokens.id_token },
        );
        return reply.redirect(flow.returnTo);
      } catch (error) {
        request.log.warn({ reqId: request.id, err: error }, 'provider sign-in refused');
        return reply.redirect(failed(reasonOf(error), flow.returnTo));
      }
    },

    async signOut({ deps, person, reply, request }) {
      const idToken = await endSession(deps, reply, person.sessionHash);
      if (!config.OIDC_ISSUER || !idToken) return { redirect_to: SIGN_IN_PAGE };
      try {
        const address = oidc.buildEndSessionUrl(await provider(), {
          id_token_hint: idToken,
          post_logout_redirect_uri: new URL(SIGN_IN_PAGE, config.PUBLIC_URL).href,
        });
        return { redirect_to: address.href };
      } catch (error) {
        // Not every provider can end its own session; ours is over all the same.
        request.log.info({ reqId: request.id, err: error }, 'provider has no sign-out');
        return { redirect_to: SIGN_IN_PAGE };
      }
    },
  };
}
