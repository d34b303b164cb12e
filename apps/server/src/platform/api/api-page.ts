import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { sendWritten, writeOnce } from '../written-once.ts';
import { openApiDocument } from './openapi.ts';

/** The description of the API, under a policy as strict as the application's. */
export async function addApiPage(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument(version) as never;
  await app.register(swagger, { mode: 'static', specification: { document } });
  // Writing it takes longer than most requests, and anyone may ask for it.
  const json = writeOnce('application/json; charset=utf-8', () => JSON.stringify(document));
  const yaml = writeOnce('application/yaml; charset=utf-8', () => app.swagger({ yaml: true }));
  await app.register(swaggerUi, {
    uiHooks: {
      onRequest: async (request, reply) => {
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
