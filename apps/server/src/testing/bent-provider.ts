import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface Bend {
  /** Claims of the id token that differ from what an honest provider would say. */
  claims?: Record<string, unknown>;
  /** What the user-info endpoint tells; nothing unless told. */
  userInfo?: Record<string, unknown>;
  /** Sign with a key no one has heard of. */
  unknownKey?: boolean;
}

/** An identity provider whose id tokens can be made wrong in one way at a time. */
export async function startBentProvider(clientId: string) {
  const honest = await generateKeyPair('RS256');
  const unknown = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(honest.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  let issuer = '';
  let bend: Bend = {};
  const nonces = new Map<string, string>();

  const idToken = (nonce: string) =>
    new SignJWT({
      iss: issuer,
      aud: clientId,
      sub: 'person-at-provider',
      nonce,
      email: 'ada@example.test',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
      ...bend.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .sign((bend.unknownKey ? unknown : honest).privateKey);

  const answers: Record<string, (body: URLSearchParams) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/userinfo': () => bend.userInfo,
    '/token': async (body) => ({
      access_token: 'access',
      token_type: 'bearer',
      id_token: await idToken(nonces.get(body.get('code') ?? '') ?? ''),
    }),
  };
  const http = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const answer = await answers[request.url ?? '']?.(new URLSearchParams(text));
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    issuer,
    bend(next: Bend) {
      bend = next;
    },
    /** What the browser brings back after the person agreed. */
    agree(authorizationUrl: string): URLSearchParams {
      const asked = new URL(authorizationUrl).searchParams;
      const code = `code-${nonces.size}`;
      nonces.set(code, asked.get('nonce') ?? '');
      return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
    },
    close: () => new Promise<void>((closed) => http.close(() => closed())),
  };
}
