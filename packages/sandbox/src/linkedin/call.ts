import type { SandboxRequest, World } from '../dialect.ts';
import { type Body, isRecord } from './check.ts';
import { Problem, refuse } from './problem.ts';
import { NotRestli, parseQuery, type RestliValue } from './restli.ts';

const methods = [
  'GET',
  'BATCH_GET',
  'FINDER',
  'CREATE',
  'BATCH_CREATE',
  'PARTIAL_UPDATE',
  'UPDATE',
  'DELETE',
  'ACTION',
] as const;
type Method = (typeof methods)[number];

/** A request as Rest.li means it, whatever the way it came. */
export interface Call {
  method: Method;
  /** Without '/rest', each step decoded: ['adAccounts', '5', 'adCampaigns']. */
  steps: string[];
  query: Record<string, RestliValue>;
  body: Body;
}

/** Sunset since. */
const OLDEST_VERSION = '202511';

/** Reads a request, and refuses one that does not follow the protocol. */
export function readCall(request: SandboxRequest, world: World): Call {
  checkVersions(request, world);
  const tunnelled = request.headers['x-http-method-override']?.toUpperCase();
  const verb = tunnelled ?? request.method;
  const rawQuery = tunnelled ? request.body.toString() : request.rawQuery;
  const query = queryOf(rawQuery);
  const steps = request.rawPath
    .replace(/^\/rest\//, '')
    .split('/')
    .map((step) => (step.startsWith('(') ? step : decoded(step)));
  const method = methodOf(verb, steps, query, request.headers['x-restli-method']);
  const needsBody = verb === 'POST' || verb === 'PUT';
  return { method, steps, query, body: needsBody ? bodyOf(request) : {} };
}

function checkVersions({ headers }: SandboxRequest, world: World): void {
  const version = headers['linkedin-version'] ?? '';
  if (!/^\d{6}(\.\d{2})?$/.test(version)) {
    throw new Problem(
      400,
      'VERSION_MISSING',
      'A version must be present. Please specify a version.',
    );
  }
  const isFuture = version.slice(0, 6) > newestVersion(world);
  if (version < OLDEST_VERSION || (isFuture && world.refuses('linkedinFutureVersion'))) {
    throw sunset(version);
  }
  if (headers['x-restli-protocol-version'] !== '2.0.0') {
    throw refuse('INVALID_VALUE_FOR_FIELD', 'X-Restli-Protocol-Version must be 2.0.0');
  }
}

/** A version comes out in each month; those of today are spoken wherever the clock stands. */
const newestVersion = (world: World): string =>
  new Date(Math.max(world.now(), Date.UTC(2026, 10))).toISOString().slice(0, 7).replace('-', '');

export const sunset = (version: string): Problem =>
  new Problem(426, 'NONEXISTENT_VERSION', `Requested version ${version} is not active`);

function queryOf(rawQuery: string): Record<string, RestliValue> {
  try {
    return parseQuery(rawQuery);
  } catch (error) {
    if (!(error instanceof NotRestli)) throw error;
    throw refuse('ILLEGAL_ARGUMENT', `Syntax exception in query: ${error.message}`);
  }
}

export function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    throw refuse('ILLEGAL_ARGUMENT', `${step} is not percent-encoded`);
  }
}

function bodyOf({ body, headers }: SandboxRequest): Body {
  if (headers['x-http-method-override']) return {};
  try {
    const parsed = JSON.parse(body.toString());
    if (isRecord(parsed)) return parsed;
  } catch {}
  throw refuse('ILLEGAL_ARGUMENT', 'Could not read the body as JSON');
}

/** Says it in the header or leaves it to be guessed; both must agree. */
function methodOf(
  verb: string,
  steps: readonly string[],
  query: Record<string, RestliValue>,
  said: string | undefined,
): Method {
  // Entities stand at even places: adAccounts/5, adAccounts/5/creatives/urn.
  const isEntity = steps.length % 2 === 0;
  const possible = possibleMethods(verb, isEntity, query);
  const method = (said?.toUpperCase() as Method | undefined) ?? possible[0];
  if (method !== undefined && possible.includes(method)) {
    if (said === undefined && needsHeader.includes(method)) {
      throw refuse('ILLEGAL_ARGUMENT', `X-RestLi-Method must be ${method}`);
    }
    return method;
  }
  throw new Problem(405, 'METHOD_NOT_ALLOWED', `${verb} is not ${said ?? 'possible'} here`);
}

const needsHeader: readonly Method[] = ['PARTIAL_UPDATE', 'BATCH_CREATE'];

function possibleMethods(
  verb: string,
  isEntity: boolean,
  query: Record<string, RestliValue>,
): Method[] {
  if (verb === 'GET' && 'q' in query) return ['FINDER'];
  if (verb === 'GET' && 'ids' in query) return ['BATCH_GET'];
  if (verb === 'GET' && isEntity) return ['GET'];
  if (verb === 'POST' && 'action' in query) return ['ACTION'];
  if (verb === 'POST') return isEntity ? ['PARTIAL_UPDATE'] : ['CREATE', 'BATCH_CREATE'];
  if (verb === 'PUT' && isEntity) return ['UPDATE'];
  return verb === 'DELETE' && isEntity ? ['DELETE'] : [];
}

/** A query says what the finder knows, and nothing else. */
export function checkParameters({ query }: Call, known: readonly string[]): void {
  const unknown = Object.keys(query).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw refuse('QUERY_PARAM_NOT_ALLOWED', `Query parameter ${unknown} is not permitted`, unknown);
}

export const textIn = (value: RestliValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const listIn = (value: RestliValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const recordIn = (value: RestliValue | undefined): Record<string, RestliValue> =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};
