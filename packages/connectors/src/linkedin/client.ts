import { NetworkFailure } from '../failure.ts';
import type { NetworkSettings } from '../settings.ts';
import { Access } from '../transport/access.ts';
import { jsonOf } from '../transport/json.ts';
import {
  type Answer,
  type Call,
  type Effect,
  Transport,
  type TransportTools,
} from '../transport/transport.ts';
import { inBatches } from './batches.ts';
import { kindSays } from './codes.ts';
import { isNotFound, linkedInManners, refusal } from './failures.ts';
import { type RestliQuery, restliQuery } from './restli.ts';
import { checkUploadAddress } from './upload-address.ts';

type Method =
  | 'GET'
  | 'BATCH_GET'
  | 'FINDER'
  | 'CREATE'
  | 'PARTIAL_UPDATE'
  | 'UPDATE'
  | 'DELETE'
  | 'ACTION';

interface Page<T> {
  elements?: T[];
  metadata?: { nextPageToken?: string | null };
}

/** A longer query goes in the body of a POST that says it is a GET. */
const LONGEST_QUERY = 4_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Speaks Rest.li with LinkedIn for one ad account. */
export class LinkedInClient {
  private constructor(
    private readonly settings: NetworkSettings,
    private readonly transport: Transport,
    private readonly access: Access,
    private readonly signal?: AbortSignal,
  ) {}

  static on(settings: NetworkSettings, tools: TransportTools): LinkedInClient {
    const transport = new Transport(linkedInManners(tools.clock), tools);
    const access = new Access({
      credentials: settings.credentials,
      tokenUrl: settings.tokenUrl ?? `${settings.baseUrl}/oauth/v2/accessToken`,
      transport,
      clock: tools.clock,
      noKey: () => refusal('noToken', { kind: 'auth' }),
    });
    return new LinkedInClient(settings, transport, access);
  }

  /** The same client, for work that can be called off. */
  within(signal: AbortSignal | undefined): LinkedInClient {
    return new LinkedInClient(this.settings, this.transport, this.access, signal);
  }

  get accountId(): string {
    return this.settings.accountId;
  }

  /** The rule by which applications are counted, where the customer chose one. */
  get chosenConversion(): string | undefined {
    return this.settings.applicationEvents[0];
  }

  /** The rule that campaigns for applications work for; null where the ad account has none. */
  get conversionId(): string | null {
    return this.chosenConversion ?? this.settings.conversionId;
  }

  /** The address of something in our ad account. */
  inAccount(resource: string, id?: string): string {
    const path = `adAccounts/${encodeURIComponent(this.accountId)}/${resource}`;
    return id === undefined ? path : `${path}/${encodeURIComponent(id)}`;
  }

  async get<T>(path: string): Promise<T> {
    return this.read(path, {}, 'GET');
  }

  /** Undefined where there is none. */
  async find<T>(path: string): Promise<T | undefined> {
    try {
      return await this.get<T>(path);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  /** Those that exist of several, by the id they were asked for. */
  async getAll<T>(path: string, ids: readonly string[]): Promise<Map<string, T>> {
    const found = new Map<string, T>();
    for (const some of inBatches(ids)) {
      const body = await this.read<{ results?: Record<string, T> }>(
        path,
        { ids: some },
        'BATCH_GET',
      );
      for (const [id, one] of Object.entries(body.results ?? {})) found.set(id, one);
    }
    return found;
  }

  /** One page of what is looked for. */
  async page<T>(path: string, query: RestliQuery): Promise<Page<T>> {
    return this.read(path, query, 'FINDER');
  }

  /** Answers the id of what was made. */
  async create(path: string, body: unknown): Promise<string> {
    const answer = await this.send('creation', 'CREATE', 'POST', path, '', body);
    const id = answer.headers.get('x-restli-id') ?? answer.headers.get('x-linkedin-id');
    if (id) return decodeURIComponent(id);
    throw new NetworkFailure({
      kind: 'ambiguous',
      code: 'noId',
      message: 'LinkedIn made something and did not say what.',
      userMessage: kindSays.ambiguous,
      httpStatus: answer.status,
    });
  }

  async patch(path: string, patch: unknown): Promise<void> {
    await this.send('change', 'PARTIAL_UPDATE', 'POST', path, '', { patch });
  }

  async update(path: string, body: unknown): Promise<void> {
    await this.send('change', 'UPDATE', 'PUT', path, '', body);
  }

  /** What is gone already is as good as deleted. */
  async delete(path: string): Promise<void> {
    try {
      await this.send('change', 'DELETE', 'DELETE', path, '');
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  /** Only for actions that can be done twice without harm. */
  async action<T>(path: string, action: string, body: unknown): Promise<T> {
    const query = restliQuery({ action });
    const answer = await this.send('change', 'ACTION', 'POST', path, query, body);
    return ((jsonOf(answer) as { value?: T } | undefined)?.value ?? {}) as T;
  }

  /** Sends bytes where LinkedIn told us to; answers the tag it gave them. */
  async upload(url: string, bytes: Buffer): Promise<string> {
    checkUploadAddress(url, this.settings);
    const answer = await this.withToken((token) =>
      this.carry('change', {
        method: 'PUT',
        url,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body: bytes,
        timeoutMs: UPLOAD_TIMEOUT_MS,
        // It goes to where files are kept, which counts nothing.
        cost: 0,
      }),
    );
    return answer.headers.get('etag') ?? '';
  }

  private async read<T>(path: string, query: RestliQuery, method: Method): Promise<T> {
    const answer = await this.send('read', method, 'GET', path, restliQuery(query));
    return jsonOf(answer) as T;
  }

  private async send(
    effect: Effect,
    method: Method,
    verb: Call['method'],
    path: string,
    query: string,
    body?: unknown,
  ): Promise<Answer> {
    const isTunnelled = query.length > LONGEST_QUERY;
    const address = `${this.settings.baseUrl}/rest/${path}`;
    return this.withToken((token) =>
      this.carry(effect, {
        method: isTunnelled ? 'POST' : verb,
        url: query && !isTunnelled ? `${address}?${query}` : address,
        headers: {
          authorization: `Bearer ${token}`,
          'linkedin-version': this.settings.apiVersion,
          'x-restli-protocol-version': '2.0.0',
          'x-restli-method': method,
          'content-type': isTunnelled ? 'application/x-www-form-urlencoded' : 'application/json',
          ...(isTunnelled && { 'x-http-method-override': verb }),
        },
        body: isTunnelled ? query : body === undefined ? undefined : JSON.stringify(body),
      }),
    );
  }

  private carry(effect: Effect, call: Call): Promise<Answer> {
    return this.transport.send(effect, { ...call, signal: this.signal });
  }

  /** A token can end while we hold it; then one new one is tried. */
  private async withToken(carry: (token: string) => Promise<Answer>): Promise<Answer> {
    const token = await this.access.token();
    try {
      return await carry(token);
    } catch (error) {
      const isEnded = error instanceof NetworkFailure && error.kind === 'auth';
      if (!isEnded || !this.access.refused(token)) throw error;
      return carry(await this.access.token());
    }
  }
}
