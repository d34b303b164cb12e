import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Network } from '@posthorn/domain';
import type { Credentials } from '../../settings.ts';
import { keptOff } from './keep-off.ts';

/** One call and its answer, without anything that opens something. */
export interface Recorded {
  step: string;
  method: string;
  /** Without ids, so that calls to two networks can be compared. */
  path: string;
  status: number;
  answer: unknown;
}

/** Makes the calls of one run, keeps campaigns off, and writes down what was answered. */
export class Recorder {
  readonly calls: Recorded[] = [];
  step = '';

  constructor(
    private readonly network: Network,
    private readonly secrets: readonly string[],
    /** Where answers are kept, if anywhere. */
    private readonly folder?: string,
  ) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const text = typeof init?.body === 'string' ? init.body : undefined;
    const body = text === undefined ? init?.body : keptOff(this.network, text);
    const isHeldBack = text !== undefined && body === undefined;
    const answer = isHeldBack
      ? new Response(null, { status: 204 })
      : await fetch(input, { ...init, ...(body !== undefined && { body }) });
    if (!isHeldBack) await this.keep(String(input), init?.method ?? 'GET', answer.clone());
    return answer;
  };

  private async keep(url: string, method: string, response: Response): Promise<void> {
    const { pathname } = new URL(url);
    const answer = this.readable(await response.text());
    const { step } = this;
    const call = { step, method, path: withoutIds(pathname), status: response.status, answer };
    this.calls.push(call);
    if (this.folder === undefined) return;
    mkdirSync(this.folder, { recursive: true });
    const name = `${String(this.calls.length).padStart(3, '0')} ${step} ${method}.json`;
    writeFileSync(join(this.folder, name), `${JSON.stringify(call, null, 2)}\n`);
  }

  /** Keys are told in answers, too: where new ones are given out, and where pages are listed. */
  private readable(text: string): unknown {
    const hidden = this.secrets.reduce((left, one) => left.replaceAll(one, '(key)'), text);
    try {
      return withoutKeys(JSON.parse(hidden));
    } catch {
      return hidden.slice(0, 2_000);
    }
  }
}

/** What of the credentials opens something. */
export const secretsIn = (credentials: Credentials): string[] =>
  Object.values(credentials).filter((one) => typeof one === 'string' && one !== '');

const isKey = (name: string): boolean =>
  /token|secret|proof/i.test(name) && !/page_?token/i.test(name);

function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isKey(name) && typeof one === 'string' ? '(key)' : withoutKeys(one),
    ]),
  );
}

export const withoutIds = (path: string): string =>
  decodeURIComponent(path)
    .replace(/urn:li:(\w+):[\w-]+/g, 'urn:li:$1:{id}')
    .replace(/\d{3,}/g, '{id}')
    .replace(/^\/v\d+(\.\d+)?\//, '/');
