import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The description of the API, under a policy as strict as the application's. */
export async function addApiPage(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument(version) as never;
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Posthorn API' },
    uiConfig: {
      // Without the bar on top, whose logo brings an inline style.
      layout: 'BaseLayout',
      // Nobody elsewhere is asked whether the description is valid.
      validatorUrl: null,
      // All calls at once would take seconds to draw.
      docExpansion: 'none',
    },
  });
}
