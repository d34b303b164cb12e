import { messageOf } from '@posthorn/domain';
import { NetworkFailure } from '../failure.ts';
import type { NetworkSettings } from '../settings.ts';
import { Access } from '../transport/access.ts';
import { jsonOf } from '../transport/json.ts';
import { type Effect, Transport, type TransportTools } from '../transport/transport.ts';
import { isOnly } from './errors/error.ts';
import { refusal } from './errors/failure.ts';
import { adsManners, tokenManners } from './errors/manners.ts';
import type { Operation } from './operation.ts';
import type { Row } from './row.ts';

/** The version whose names we use, where the settings say nothing else. */
export const GOOGLE_API_VERSION = 'v25';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
/** Files travel in these calls. */
const MUTATE_TIMEOUT_MS = 120_000;
/** A hundred times ten thousand rows: more is no answer to a question of ours. */
const MAX_PAGES = 100;

interface Options {
  signal?: AbortSignal | undefined;
  validateOnly?: boolean;
}

/** Google Ads by its REST interface: one customer, three verbs. */
export class GoogleClient {
  private readonly transport: Transport;
  private readonly access: Access;

  constructor(
    private readonly settings: NetworkSettings,
    tools: TransportTools,
  ) {
    this.transport = new Transport(adsManners, tools);
    this.access = new Access({
      credentials: settings.credentials,
      tokenUrl: settings.tokenUrl ?? TOKEN_URL,
      transport: new Transport(tokenManners, tools),
      clock: tools.clock,
      noKey: () => refusal('auth', 'noToken', messageOf('google.noKey')),
    });
  }

  /** 'customers/1234567890': what every resource name begins with. */
  get customer(): string {
    return `customers/${digits(this.settings.accountId)}`;
  }

  /** All of it or nothing. Answers the resource names in the order of the operations. */
  async mutate(
    effect: Effect,
    operations: readonly Operation[],
    { signal, validateOnly = false }: Options = {},
  ): Promise<string[]> {
    const body = await this.call(effect, `${this.customer}/googleAds:mutate`, {
      signal,
      timeoutMs: MUTATE_TIMEOUT_MS,
      // Each thing that is changed is an operation.
      cost: operations.length,
      body: {
        mutateOperations: operations,
        partialFailure: false,
        validateOnly,
        responseContentType: 'RESOURCE_NAME_ONLY',
      },
    });
    const { mutateOperationResponses = [] } = body as {
      mutateOperationResponses?: Record<string, { resourceName?: string }>[];
    };
    return mutateOperationResponses.map(
      (response) => Object.values(response)[0]?.resourceName ?? '',
    );
  }

  async search(query: string, customer = this.customer): Promise<Row[]> {
    const rows: Row[] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const body = (await this.call('read', `${customer}/googleAds:search`, {
        body: { query, ...(pageToken && { pageToken }) },
        // A query is one operation, however many pages it has.
        cost: page === 0 ? 1 : 0,
      })) as { results?: Row[]; nextPageToken?: string };
      rows.push(...(body.results ?? []));
      pageToken = body.nextPageToken;
      if (!pageToken) break;
    }
    return rows;
  }

  /** Asks something that is no query, and changes nothing. */
  ask(path: string, body?: unknown): Promise<unknown> {
    return this.call('read', path, { body });
  }

  /** A key that has ended is renewed once; a call refused for it did nothing. */
  private async call(effect: Effect, path: string, options: CallOptions): Promise<unknown> {
    const token = await this.access.token();
    try {
      return await this.send(effect, path, token, options);
    } catch (error) {
      const isExpired =
        error instanceof NetworkFailure && isOnly(error, 'authenticationError.OAUTH_TOKEN_EXPIRED');
      if (!isExpired || !this.access.refused(token)) throw error;
      return this.send(effect, path, await this.access.token(), options);
    }
  }

  private async send(effect: Effect, path: string, token: string, options: CallOptions) {
    const { baseUrl, apiVersion, managerId } = this.settings;
    const { body, timeoutMs, signal, cost = 1 } = options;
    const answer = await this.transport.send(effect, {
      method: body === undefined ? 'GET' : 'POST',
      url: `${baseUrl}/${apiVersion || GOOGLE_API_VERSION}/${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(managerId && { 'login-customer-id': digits(managerId) }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      ...(timeoutMs !== undefined && { timeoutMs }),
      signal,
      cost,
    });
    return jsonOf(answer);
  }
}

interface CallOptions {
  body?: unknown;
  cost?: number;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/** People write these numbers as 123-456-7890. */
const digits = (id: string) => id.replaceAll(/\D/g, '');
