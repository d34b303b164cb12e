import { type Message, messageOf } from '@posthorn/domain';
import type { Failure, FailureKind } from '../failure.ts';
import { jsonOf } from '../transport/json.ts';
import type { Answer, Manners } from '../transport/transport.ts';
import { NO_POINTS_LEFT, subcodes, TOO_MANY_ROWS } from './subcodes.ts';
import { regainMsIn, tierIn, usageIn } from './usage.ts';

interface GraphError {
  message?: string;
  code?: number;
  error_subcode?: number;
  is_transient?: boolean;
  error_user_title?: string;
  error_user_msg?: string;
  error_data?: Blame | string;
  fbtrace_id?: string;
}

interface Blame {
  blame_field?: string;
  blame_field_specs?: string[][];
}

/** Meta means what its codes say, not what its HTTP status does. */
const kindsByCode: [FailureKind, (code: number) => boolean][] = [
  [
    'throttled',
    (code) => [4, 17, 32, 341, 613].includes(code) || (code >= 80_000 && code <= 80_014),
  ],
  ['auth', (code) => [102, 104, 190, 2500].includes(code)],
  ['version', (code) => code === 2635 || code === 12],
  ['permission', (code) => code === 3 || code === 10 || (code >= 200 && code <= 299)],
  ['policy', (code) => code === 368],
  ['transient', (code) => code === 1 || code === 2 || code === 960],
];

/** It would answer, if it were asked for less at once. */
export const TOO_MUCH = 'tooMuchData';
const asksForLess = /reduce the amount of data/i;
/** How long an ad account is shut out that has used up its points, where Meta does not say. */
const SHUT_OUT_MS = { limited: 300_000, full: 60_000 };
/** There is no such object, or no longer. */
export const isMissing = ({ code }: Failure): boolean => code === '100/33';
/** Meta takes the ad and shows it; what it answers only reads like an error. */
export const isRemark = ({ code }: Failure): boolean => code.split('/').includes('3858258');

function classify(error: GraphError, httpStatus: number): FailureKind {
  const { code = 0, error_subcode: subcode = 0 } = error;
  const known = subcodes[subcode]?.kind ?? kindsByCode.find(([, fits]) => fits(code))?.[0];
  if (known) return known;
  return error.is_transient || httpStatus >= 500 ? 'transient' : 'invalid';
}

/** What a recruiter reads when Meta itself has no words for people. */
const sentences: Record<FailureKind, Message> = {
  throttled: messageOf('meta.slower'),
  transient: messageOf('meta.metaDidNotAnswer'),
  auth: messageOf('meta.connectionOver'),
  permission: messageOf('meta.notAllowed'),
  policy: messageOf('meta.policy'),
  invalid: messageOf('meta.refused'),
  version: messageOf('meta.versionGone'),
  ambiguous: messageOf('meta.noAnswer'),
};
/** These are about a person's wish; everything else is between Meta and us. */
const speaksToPeople: readonly FailureKind[] = ['policy', 'invalid', 'permission'];

function userMessage(kind: FailureKind, error: GraphError): Message {
  const known = subcodes[error.error_subcode ?? 0];
  if (known?.isOurs && known.says) return known.says;
  const theirs = error.error_user_msg?.trim();
  if (theirs && speaksToPeople.includes(kind)) {
    const title = error.error_user_title?.trim();
    const words = title ? `${title.replace(/[.:]$/, '')}: ${theirs}` : theirs;
    return messageOf('meta.ownWords', { words });
  }
  return known?.says ?? sentences[kind];
}

function blamedField({ error_data: data }: GraphError): string | undefined {
  try {
    const read = typeof data === 'string' ? (JSON.parse(data) as Blame | null) : data;
    return read?.blame_field_specs?.[0]?.join('.') ?? read?.blame_field;
  } catch {
    return undefined;
  }
}

export const metaManners: Manners = {
  usageIn,
  failureIn(answer) {
    const body = jsonOf(answer);
    const error = (body as { error?: GraphError } | undefined)?.error;
    if (error && typeof error === 'object') return failureOf(error, answer);
    if (typeof body !== 'object' || body === null || answer.status >= 400)
      return unreadable(answer);
    return (body as { success?: unknown }).success === false ? refused(answer) : undefined;
  },
};

function failureOf(error: GraphError, answer: Answer): Failure {
  const kind = classify(error, answer.status);
  const code = [error.code ?? 0, error.error_subcode]
    .filter((part) => part !== undefined)
    .join('/');
  const isTooMuch =
    error.error_subcode === TOO_MANY_ROWS ||
    (kind === 'transient' && asksForLess.test(error.message ?? ''));
  return {
    kind: isTooMuch ? 'invalid' : kind,
    code: isTooMuch ? TOO_MUCH : code,
    message: error.message ?? 'Meta gave no reason.',
    userMessage: userMessage(kind, error),
    retryAfterMs: kind === 'throttled' ? waitOf(error, answer) : undefined,
    field: blamedField(error) ?? subcodes[error.error_subcode ?? 0]?.field,
    requestId: error.fbtrace_id ?? answer.headers.get('x-fb-trace-id') ?? undefined,
    httpStatus: answer.status,
  };
}

const waitOf = (error: GraphError, answer: Answer): number | undefined =>
  regainMsIn(answer) ??
  (error.error_subcode === NO_POINTS_LEFT ? SHUT_OUT_MS[tierIn(answer)] : undefined);

/** Half an answer, or the page of some machine in between. */
const unreadable = (answer: Answer): Failure => {
  const kind = answer.status === 429 ? 'throttled' : 'transient';
  return {
    kind,
    code: `http${answer.status}`,
    message: 'The answer can not be read.',
    userMessage: sentences[kind],
    requestId: answer.headers.get('x-fb-trace-id') ?? undefined,
    httpStatus: answer.status,
  };
};

const refused = (answer: Answer): Failure => ({
  kind: 'invalid',
  code: 'refused',
  message: 'Meta answered that it did not succeed.',
  userMessage: sentences.invalid,
  httpStatus: answer.status,
});
