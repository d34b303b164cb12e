import { createHmac } from 'node:crypto';
import { messageOf } from '@posthorn/domain';
import type { Clock } from '../clock.ts';
import { NetworkFailure } from '../failure.ts';
import type { NetworkSettings } from '../settings.ts';
import { jsonOf } from '../transport/json.ts';
import { type Effect, Transport, type TransportTools } from '../transport/transport.ts';
import { type ApplicationEvent, chosenEvent, eventToAimAt } from './application-event.ts';
import { isMissing, isRemark, metaManners } from './failure.ts';

export type Params = Record<string, unknown>;
interface Page {
  data?: unknown[];
  paging?: { next?: string; cursors?: { after?: string } };
}

/** More pages than any account has: a list that goes in circles must end, too. */
const PAGES_MAX = 1_000;
const PER_PAGE = 100;
/** A piece of a video on a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;
/** Points of the ad account that a change costs; a read costs one. */
const CHANGE_COST = 3;

interface Line {
  settings: NetworkSettings;
  transport: Transport;
  clock: Clock;
  token: string;
  /** Shows that the key is in the right hands, where an app asks for it. */
  proof: Record<string, string>;
}

const proofOf = (token: string, appSecret: string | undefined): Record<string, string> =>
  appSecret ? { appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex') } : {};

/** Meta's one way of reading and writing: objects with ids, and edges that lead to lists of them. */
export class Graph {
  private constructor(
    private readonly line: Line,
    private readonly signal?: AbortSignal,
  ) {}

  static open(settings: NetworkSettings, tools: TransportTools): Graph {
    const { credentials } = settings;
    if (!('accessToken' in credentials)) throw new Error('Meta is reached with an access token');
    const { accessToken: token, appSecret } = credentials;
    return new Graph({
      settings,
      transport: new Transport(metaManners, tools),
      clock: tools.clock,
      token,
      proof: proofOf(token, appSecret),
    });
  }

  /** The same in the name of a page: what belongs to it takes its own key. */
  with(token: string): Graph {
    const { credentials } = this.line.settings;
    const { appSecret } = 'accessToken' in credentials ? credentials : {};
    return new Graph({ ...this.line, token, proof: proofOf(token, appSecret) }, this.signal);
  }

  /** The same, until a person says stop. */
  until(signal: AbortSignal | undefined): Graph {
    return signal ? new Graph(this.line, signal) : this;
  }

  get account(): string {
    return `act_${this.line.settings.accountId.replace(/^act_/, '')}`;
  }

  /** What counts as an application, where that was chosen. */
  get chosenEvent(): ApplicationEvent | undefined {
    return chosenEvent(this.line.settings);
  }

  /** What Meta is to look for; undefined where the ad account counts nothing. */
  get eventToAimAt(): ApplicationEvent | undefined {
    return eventToAimAt(this.line.settings);
  }

  now(): number {
    return this.line.clock.now();
  }

  async get<T>(path: string, params: Params = {}, secrets: readonly string[] = []): Promise<T> {
    const query = new URLSearchParams(
      Object.entries({ ...params, ...this.line.proof }).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const answer = await this.line.transport.send('read', {
      method: 'GET',
      url: `${this.url(path)}?${query}`,
      headers: this.headers,
      secrets,
      signal: this.signal,
    });
    return jsonOf(answer) as T;
  }

  /** Everything on an edge, page by page. */
  async list<T>(path: string, params: Params = {}): Promise<T[]> {
    const rows: unknown[] = [];
    let after: string | undefined;
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const { data, paging } = await this.get<Page>(path, {
        limit: PER_PAGE,
        ...params,
        ...(after && { after }),
      });
      rows.push(...(data ?? []));
      after = paging?.next ? paging.cursors?.after : undefined;
      if (!after) return rows as T[];
    }
    throw new Error(`${path} has no end`);
  }

  /** Makes something new in the ad account, once; answers its id. */
  create(edge: string, params: Params): Promise<string> {
    return this.createAt(`${this.account}/${edge}`, params);
  }

  /** Makes something new somewhere else. A file goes along as it is. */
  async createAt(edge: string, params: Params): Promise<string> {
    const { id } = await this.post<{ id?: unknown }>('creation', edge, params);
    if (typeof id === 'string' && id !== '') return id;
    throw new NetworkFailure({
      kind: 'ambiguous',
      code: 'noId',
      message: `${edge} answered without an id.`,
      userMessage: messageOf('meta.noAnswer'),
    });
  }

  /** Says how something is to be. Saying it twice does no harm. */
  async change<T = unknown>(path: string, params: Params): Promise<Partial<T>> {
    return this.post<T>('change', path, params);
  }

  /** Takes something away; what is gone already is as it should be. */
  async remove(id: string, params: Record<string, string> = {}): Promise<void> {
    try {
      const query = new URLSearchParams({ ...params, ...this.line.proof });
      await this.line.transport.send('change', {
        method: 'DELETE',
        cost: CHANGE_COST,
        url: `${this.url(id)}?${query}`,
        headers: this.headers,
        signal: this.signal,
      });
    } catch (error) {
      if (!(error instanceof NetworkFailure) || !isMissing(error.failure)) throw error;
    }
  }

  /** Sends a piece of a file to where Meta takes large ones. */
  async upload<T>(edge: string, params: Record<string, string | Blob>): Promise<T> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...params, ...this.line.proof })) {
      body.append(name, value as string);
    }
    const base = this.line.settings.uploadBaseUrl ?? this.line.settings.baseUrl;
    const answer = await this.line.transport.send('change', {
      method: 'POST',
      cost: CHANGE_COST,
      url: this.url(`${this.account}/${edge}`, base),
      headers: this.headers,
      body,
      timeoutMs: UPLOAD_TIMEOUT_MS,
      signal: this.signal,
    });
    return jsonOf(answer) as T;
  }

  /** A remark is no refusal: what was asked for is done. It names no id, so a creation looks for it. */
  private async post<T>(effect: Effect, path: string, params: Params): Promise<Partial<T>> {
    try {
      const answer = await this.line.transport.send(effect, {
        method: 'POST',
        cost: CHANGE_COST,
        url: this.url(path),
        ...bodyOf({ ...params, ...this.line.proof }, this.headers),
        signal: this.signal,
      });
      return jsonOf(answer) as T;
    } catch (error) {
      if (error instanceof NetworkFailure && isRemark(error.failure)) return {};
      throw error;
    }
  }

  private url(path: string, base = this.line.settings.baseUrl): string {
    return `${base}/${this.line.settings.apiVersion}/${path}`;
  }

  /** The key travels here and nowhere else: addresses end up in logs. */
  private get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.line.token}` };
  }
}

/** As JSON, or as a form where a file is part of it. */
function bodyOf(params: Params, headers: Record<string, string>) {
  if (!Object.values(params).some((value) => value instanceof Blob)) {
    return {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(params),
    };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(params)) {
    if (value instanceof Blob) body.append(name, value, name);
    else body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { headers, body };
}
