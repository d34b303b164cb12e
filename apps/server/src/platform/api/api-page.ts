import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { credentialOf } from '../access/credential.ts';
import { findGrant } from '../access/find-grant.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { tokenHash } from '../session/session-store.ts';
import { sendWritten, writeOnce } from '../written-once.ts';
import { openApiDocument } from './openapi.ts';

/**
 * The description of the API, under a policy as strict as the application's. In production it is for those who may call
 * something: a session or a token.
 */
export async function addApiPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const document = openApiDocument(deps.version) as never;
  await app.register(swagger, { mode: 'static', specification: { document } });
  // Writing it takes longer than most requests.
  const json = writeOnce('application/json; charset=utf-8', () => JSON.stringify(document));
  const yaml = writeOnce('application/yaml; charset=utf-8', () => app.swagger({ yaml: true }));
  await app.register(swaggerUi, {
    uiHooks: {
      onRequest: async (request, reply) => {
        if (deps.config.MODE === 'production') await assertKnown(deps, request);
        const { url } = request.routeOptions;
        if (url === '/api/docs/json') return sendWritten(request, reply, json);
        if (url === '/api/docs/yaml') return sendWritten(request, reply, yaml);
      },
    },
    routePrefix: '/api/docs',
    theme: { title: 'Posthorn API' },
    uiConfig: {
      // Without the bar on top, whose logo brings an inline style.
      layout: 'BaseLayout',
      // No one elsewhere is asked whether the description is valid.
      validatorUrl: null,
      // All calls at once would take seconds to draw.
      docExpansion: 'none',
    },
  });
}

async function assertKnown(deps: Deps, request: FastifyRequest): Promise<void> {
  const credential = credentialOf(request, deps.config);
  const key = credential && { kind: credential.kind, hash: tokenHash(credential.token) };
  if (key && (await findGrant(deps.connection.pool, key, 'session', {}))) return;
  throw new Refusal('unauthenticated', 'session.missing');
}
