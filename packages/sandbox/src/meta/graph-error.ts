import { createHash } from 'node:crypto';
import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';

/** What Meta says when it does not do something. */
interface Words {
  message: string;
  code: number;
  subcode?: number;
  type?: string;
  isTransient?: boolean;
  /** For the person who made the ad. */
  userTitle?: string;
  userMessage?: string;
  /** The parameter that is to blame. */
  field?: string;
  status?: number;
}

export class GraphError extends Error {
  constructor(readonly words: Words) {
    super(words.message);
    this.name = 'GraphError';
  }
}

/** Something about a parameter; most refusals are of this kind. */
export const invalid = (message: string, more: Partial<Words> = {}): GraphError =>
  new GraphError({ message: `(#100) ${message}`, code: 100, ...more });

/** The same, with words for the person who wanted it. */
export const refused = (
  subcode: number | undefined,
  userTitle: string,
  userMessage: string,
  field?: string,
): GraphError =>
  new GraphError({
    message: 'Invalid parameter',
    code: 100,
    userTitle,
    userMessage,
    ...(subcode !== undefined && { subcode }),
    ...(field !== undefined && { field }),
  });

export const missing = (id: string, method: string): GraphError =>
  new GraphError({
    message: `Unsupported ${method.toLowerCase()} request: there is no object ${id} that you may use like this.`,
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
  });

export function answerOf(
  { words }: GraphError,
  request: SandboxRequest,
  world: World,
): SandboxAnswer {
  const { code, subcode, type = 'OAuthException', field } = words;
  const trace = createHash('sha256')
    .update([world.seed, world.now(), request.method, request.path].join('|'))
    .digest('base64url')
    .slice(0, 22);
  return {
    status: words.status ?? 400,
    headers: { 'x-fb-trace-id': trace },
    body: {
      error: {
        message: words.message,
        type,
        code,
        ...(subcode !== undefined && { error_subcode: subcode }),
        is_transient: words.isTransient ?? false,
        ...(words.userTitle && { error_user_title: words.userTitle }),
        ...(words.userMessage && { error_user_msg: words.userMessage }),
        ...(field && { error_data: blameOf(field) }),
        fbtrace_id: trace,
      },
    },
  };
}

/** A text that holds JSON: the name of a parameter, or the way to what is inside of one. */
const blameOf = (field: string): string =>
  JSON.stringify(
    field.includes('.') ? { blame_field_specs: [field.split('.')] } : { blame_field: field },
  );
