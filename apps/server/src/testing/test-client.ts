import {
  API_BASE,
  CSRF_COOKIE,
  CSRF_HEADER,
  type Operation,
  type OperationAnswer,
  type OperationCall,
  type OperationId,
  operations,
} from '@posthorn/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { openSession } from '../platform/session/session-store.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
  /** The answer as it came, for files. */
  bytes: Buffer;
  headers: Record<string, unknown>;
}

interface Raw {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls operations as a browser on our own page would: cookies, origin and token included. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly deps: Deps,
  ) {}

  async signInAs(personId: string): Promise<void> {
    const token = await openSession(this.deps.connection.db, this.deps.config, { personId });
    this.cookies.set('posthorn_session', token);
    await this.call('getCsrfCookie', {});
  }

  call<Id extends OperationId>(
    id: Id,
    input: OperationCall<Id>,
    headers: Record<string, string | undefined> = {},
  ): Promise<Answer<OperationAnswer<Id>>> {
    return this.send(id, input as Raw, headers) as Promise<Answer<OperationAnswer<Id>>>;
  }

  /** The same without types, for requests a well-behaved page would never send. */
  async send(
    id: OperationId,
    input: Raw,
    headers: Record<string, string | undefined> = {},
  ): Promise<Answer<unknown>> {
    const operation: Operation = operations[id];
    const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ''),
    );
    const given = { ...this.ownPage(), ...headers };
    return this.request(operation.method, `${API_BASE}${path}`, input, given);
  }

  /** The headers by which a request shows that our own page sends it. */
  ownPage(): Record<string, string | undefined> {
    return {
      origin: this.deps.config.PUBLIC_URL,
      'sec-fetch-site': 'same-origin',
      [CSRF_HEADER.toLowerCase()]: this.cookies.get(CSRF_COOKIE),
    };
  }

  async request(
    method: Operation['method'],
    url: string,
    input: Raw,
    headers: Record<string, string | undefined>,
  ): Promise<Answer<unknown>> {
    const form = input.body instanceof FormData ? new Response(input.body) : undefined;
    const response = await this.app.inject({
      method,
      url,
      query: input.query as Record<string, string>,
      headers: {
        host: new URL(this.deps.config.PUBLIC_URL ?? 'http://localhost').host,
        ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
      },
      cookies: Object.fromEntries(this.cookies),
      ...(input.body === undefined
        ? {}
        : { payload: form ? Buffer.from(await form.arrayBuffer()) : (input.body as object) }),
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const json = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: json && response.body ? JSON.parse(response.body) : response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  }
}
