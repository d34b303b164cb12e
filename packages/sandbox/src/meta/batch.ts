import type { SandboxAnswer } from '../dialect.ts';
import { type Call, isRecord } from './call.ts';
import { answerOf, GraphError, invalid } from './graph-error.ts';
import { list } from './value.ts';

const LARGEST_BATCH = 50;
/** Which ones go wrong when only some of a batch go well. */
const REFUSED_EVERY = 3;

/** Several calls in one, one after another; each has an answer of its own. */
export async function batch(
  call: Call,
  carryOut: (request: Call['request']) => Promise<SandboxAnswer>,
): Promise<SandboxAnswer> {
  const items = list(call.params, 'batch') ?? [];
  if (items.length > LARGEST_BATCH) throw invalid('A batch has at most 50 calls');
  const answers: unknown[] = [];
  const named: Record<string, unknown> = {};
  for (const [index, item] of items.entries()) {
    if (!isRecord(item)) throw invalid('A batch is a list of calls');
    const isRefused = call.request.isPartial && (index + 1) % REFUSED_EVERY === 0;
    const answer = isRefused
      ? answerOf(tooMany, call.request, call.world)
      : await carryOut(requestOf(call, item, named));
    if (typeof item.name === 'string') named[item.name] = answer.body;
    answers.push({
      code: answer.status,
      headers: Object.entries(answer.headers ?? {}).map(([name, value]) => ({ name, value })),
      body: JSON.stringify(answer.body),
    });
  }
  return { status: 200, body: answers };
}

const tooMany = new GraphError({
  message: '(#960) This call was not carried out with the others.',
  code: 960,
  isTransient: true,
});

function requestOf(call: Call, item: Record<string, unknown>, named: Record<string, unknown>) {
  const [path = '', query = ''] = filled(String(item.relative_url ?? ''), named)
    .replace(/^\//, '')
    .split('?');
  const version = /^\/(v\d+\.\d+)\//.exec(`${call.request.path}/`)?.[1];
  const isVersioned = /^v\d+\.\d+\//.test(path) || version === undefined;
  return {
    ...call.request,
    method: String(item.method ?? 'GET').toUpperCase(),
    path: `/${isVersioned ? '' : `${version}/`}${decodeURIComponent(path)}`,
    rawPath: `/${isVersioned ? '' : `${version}/`}${path}`,
    query: new URLSearchParams(query),
    rawQuery: query,
    headers: {
      authorization:
        call.request.headers.authorization ?? `Bearer ${String(call.params.access_token)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: Buffer.from(filled(String(item.body ?? ''), named)),
    isPartial: false,
  };
}

/** '{result=first:$.id}' is what an earlier call of that name has answered. */
const filled = (text: string, named: Record<string, unknown>): string =>
  decodeReferences(text).replace(/\{result=(\w+):\$\.([\w.]+)\}/g, (whole, name, path) => {
    const value = String(path)
      .split('.')
      .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), named[name]);
    return value === undefined ? whole : encodeURIComponent(String(value));
  });

/** Bodies are encoded, references and all. */
const decodeReferences = (text: string): string =>
  text.replace(/%7Bresult%3D(\w+)%3A%24\.([\w.]+)%7D/gi, '{result=$1:$.$2}');
