import { type Access, API_BASE, errorBody, type Operation, operations } from '@posthorn/contract';
import { rightFor } from '@posthorn/domain';
import type { z } from 'zod';
import { isAboveAccounts, neededCapabilities, needsSession } from '../access/access.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { schemaOf } from './schema-of.ts';
import { addressesOf } from './shared-addresses.ts';

/** Made once: it takes as long as hundreds of requests, and tests build many applications. */
let describedPaths: Record<string, Record<string, unknown>> | undefined;

function describePaths() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    // What is above the accounts is for no program, and for no one but master admins to know of.
    if (isAboveAccounts(operation.access)) continue;
    for (const address of addressesOf(operation)) {
      const path = `${API_BASE}${address.path}`.replace(/:(\w+)/g, '{$1}');
      const method = operation.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: describe(id, path, operation) };
    }
  }
  return paths;
}

/** The OpenAPI description, made from the same table as the routes. */
export function openApiDocument(version: string) {
  describedPaths ??= describePaths();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Posthorn API',
      version,
      description:
        'Programs send a token of the account as bearer; admins make tokens in the settings. A page of Posthorn sends its session cookie, and with every changing request repeats the XSRF-TOKEN cookie in the X-XSRF-TOKEN header. Every error has the same shape.',
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'posthorn_session' },
      },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
    paths: describedPaths,
    webhooks: describeWebhooks(),
  };
}

function describe(id: string, path: string, operation: Operation) {
  const { params, query, body, answer, access } = operation;
  const status = operation.kind === 'empty' ? 204 : (operation.status ?? 200);
  return {
    operationId: idIn(id, path, operation),
    tags: [operation.tag],
    summary: operation.summary,
    description: descriptionOf(access),
    security: needsSession(access)
      ? [...(tokenRightsOf(access) ? [{ token: [] }] : []), { session: [] }]
      : [],
    parameters: [
      ...parametersOf('path', params).filter(({ name }) => path.includes(`{${name}}`)),
      ...parametersOf('query', query),
      ...headersOf(operation),
    ],
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

/** What a token has to be allowed; undefined where no token may call it. */
function tokenRightsOf(access: Access): string[] | undefined {
  // Of an ad the rights for one of a campaign.
  const rights = neededCapabilities(access, { workspace_id: 'one' }).map(rightFor);
  const known = rights.filter((right) => right !== undefined);
  return known.length > 0 && known.length === rights.length ? [...new Set(known)] : undefined;
}

function descriptionOf(access: Access): string | undefined {
  if (!('capability' in access)) return undefined;
  const rights = tokenRightsOf(access)?.map((right) => `"${right}"`);
  const token = rights ? `A token needs the right ${rights.join(' and ')}.` : 'Not for tokens.';
  return `Needs the capability ${access.capability}. ${token}`;
}

/** Told at several addresses, an operation is called after each of them. */
const idIn = (id: string, path: string, operation: Operation): string =>
  addressesOf(operation).length === 1 ? id : `${id} ${path.split('/')[2]}`;

/** What a caller may say besides, to be safe from others and from themselves. */
function headersOf({ versioned, idempotent }: Operation) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(versioned ? [header('If-Match', 'The version that was read; a newer one refuses.')] : []),
    ...(idempotent
      ? [header('Idempotency-Key', 'The same key gives the same answer, and makes nothing twice.')]
      : []),
  ];
}

function parametersOf(where: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}
