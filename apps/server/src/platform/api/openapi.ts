import { API_BASE, errorBody, type Operation, operations } from '@posthorn/contract';
import { z } from 'zod';
import { needsSession } from '../access/access.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** The OpenAPI description, made from the same table as the routes. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    const path = `${API_BASE}${operation.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(id, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Posthorn API',
      version,
      description:
        'Every changing request repeats the XSRF-TOKEN cookie in the X-XSRF-TOKEN header. Every error has the same shape.',
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'posthorn_session' } },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
    paths,
  };
}

function describe(operationId: string, operation: Operation) {
  const { params, query, body, answer, access } = operation;
  const status = operation.kind === 'empty' ? 204 : (operation.status ?? 200);
  return {
    operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: 'capability' in access ? `Needs the capability ${access.capability}.` : undefined,
    security: needsSession(access) ? [{ session: [] }] : [],
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Done',
        ...(answer
          ? { content: { 'application/json': { schema: schemaOf(answer, 'output') } } }
          : {}),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function parametersOf(where: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}
