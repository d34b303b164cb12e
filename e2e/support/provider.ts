import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { freeUrl } from './ports.ts';

export const client = { id: 'posthorn', secret: 'secret-of-posthorn' };

/**
 * A real identity provider on this machine. Whatever is typed as the login is taken for an e-mail
 * address.
 */
export async function startProvider(productUrl: string) {
  const url = await freeUrl();
  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${productUrl}/api/oidc/callback`],
        post_logout_redirect_uris: [`${productUrl}/sign-in`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Most providers put what they know into the id token too.
    conformIdTokenClaims: false,
    cookies: { keys: ['for tests only'] },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, email: login, email_verified: true }),
    }),
  });
  const http = createServer(provider.callback());
  await new Promise<void>((ready) => http.listen(Number(new URL(url).port), '127.0.0.1', ready));
  return {
    url,
    stop: () =>
      new Promise<void>((stopped) => {
        http.closeAllConnections();
        http.close(() => stopped());
      }),
  };
}
