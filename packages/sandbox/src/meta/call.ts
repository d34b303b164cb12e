import type { Consent } from '../consent/consents.ts';
import type { SandboxRequest, World } from '../dialect.ts';
import { GraphError, invalid } from './graph-error.ts';

export type Params = Readonly<Record<string, unknown>>;

/** A request as Meta understands it: where it goes, and what it says, wherever that stood. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: readonly string[];
  params: Params;
  request: SandboxRequest;
  world: World;
  /** Parameters that mean nothing here: Graph reads past them. */
  ignored: string[];
  /** Whose key it came with; undefined for the key that opens everything here. */
  consent?: Consent;
  /** The page whose key it is. */
  page?: string;
}

/** Older ones are no longer spoken. Those that ended lately are answered as the next one. */
const OLDEST_VERSION = 24;
/** May stand in every call. The official clients also leave `id` and `fields` wherever they like. */
const everywhere = [
  'access_token',
  'appsecret_proof',
  'date_format',
  'debug',
  'fields',
  'format',
  'id',
  'locale',
  'method',
  'pretty',
  'suppress_http_code',
];

export async function readCall(request: SandboxRequest, world: World): Promise<Call> {
  const segments = request.path.split('/').filter((segment) => segment !== '');
  const version = /^v(\d+)\.\d+$/.exec(segments[0] ?? '');
  if (version && Number(version[1]) < OLDEST_VERSION) throw sunset;
  const params = { ...fromQuery(request.query), ...(await fromBody(request)) };
  const { method } = request;
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw invalid('Unknown method');
  const path = segments.slice(version ? 1 : 0);
  return { method, path, params, request, world, ignored: [] };
}

export const sunset = new GraphError({
  message: '(#2635) This version of the Ads API has ended. Use a newer one.',
  code: 2635,
});

/** A person has to ask: with a key in the header, or as a parameter. */
export function tokenOf({ params, request }: Pick<Call, 'params' | 'request'>): string {
  const header = /^(?:Bearer|OAuth) +(\S+)$/i.exec(request.headers.authorization ?? '');
  if (header?.[1]) return header[1];
  if (typeof params.access_token === 'string' && params.access_token !== '') {
    return params.access_token;
  }
  throw new GraphError({ message: '(#104) This needs an access token.', code: 104, status: 401 });
}

/** Remembers what no one knows. It is ignored, and named in a header for those who look for their mistakes. */
export function noteUnknown({ ignored }: Call, params: Params, known: ReadonlySet<string>): void {
  ignored.push(
    ...Object.keys(params).filter((name) => !known.has(name) && !everywhere.includes(name)),
  );
}

function fromQuery(query: URLSearchParams): Params {
  return Object.fromEntries([...query].map(([name, value]) => [name, unpacked(name, value)]));
}

async function fromBody({ headers, body }: SandboxRequest): Promise<Params> {
  if (body.length === 0) return {};
  const type = headers['content-type'] ?? '';
  if (type.includes('multipart/form-data')) return fromForm(type, body);
  if (type.includes('application/x-www-form-urlencoded')) {
    return fromQuery(new URLSearchParams(body.toString()));
  }
  try {
    const read: unknown = JSON.parse(body.toString());
    return isRecord(read) ? unpackedAll(read) : {};
  } catch {
    throw invalid('The body can not be read');
  }
}

/** Files come as Buffers, under their own names. */
async function fromForm(type: string, body: Buffer): Promise<Params> {
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form = await answer.formData().catch(() => {
    throw invalid('The form can not be read');
  });
  const params: Record<string, unknown> = {};
  for (const [name, value] of form) {
    params[name] =
      typeof value === 'string' ? unpacked(name, value) : Buffer.from(await value.arrayBuffer());
  }
  return params;
}

const unpackedAll = (read: Record<string, unknown>): Params =>
  Object.fromEntries(
    Object.entries(read).map(([name, value]) => [
      name,
      typeof value === 'string' ? unpacked(name, value) : value,
    ]),
  );

/** What people write, brackets and all. */
const writtenByPeople = ['name', 'q', 'title', 'description'];

/** Lists and objects may come as text, in any kind of body. */
function unpacked(name: string, value: string): unknown {
  if (writtenByPeople.includes(name) || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
