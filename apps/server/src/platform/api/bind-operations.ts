import {
  API_BASE,
  type Operation,
  type OperationId,
  operations,
  TIME_HEADER,
} from '@posthorn/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Granted } from '../access/access.ts';
import { checkAccess, grantAccess } from '../access/check-access.ts';
import { credentialOf } from '../access/credential.ts';
import type { Deps } from '../deps.ts';
import { AlreadyAnswered, assertFirst, type Once } from '../once.ts';
import { realMs } from '../real-time.ts';
import { Refusal } from '../refusal.ts';
import { assertRoom } from './assert-room.ts';
import { cutToContract } from './cut-to-contract.ts';
import type { Handlers } from './handler.ts';
import { onceFor } from './idempotency-key.ts';
import { expectedVersion } from './if-match.ts';
import { LargeBodies } from './large-bodies.ts';
import { parseBody, parseInput, parseParams } from './parse.ts';
import { ReadyJson } from './ready-json.ts';
import { type Upload, withUpload } from './receive-upload.ts';
import { sendLong } from './send-long.ts';
import { addressesOf } from './shared-addresses.ts';
import { verifyAnswer } from './verify-answer.ts';

/** A grant is believed for so long before it is looked up again. */
const STALE_GRANT_MS = 1_000;

declare module 'fastify' {
  interface FastifyRequest {
    granted: Granted | undefined;
    /** When, in milliseconds of real time. */
    grantedAt: number;
    pathParams: Readonly<Record<string, string>>;
  }
}

export interface BindOptions {
  /** Checks every answer against the contract; on in tests. */
  verifyAnswers: boolean;
}

/** Makes one route of every operation in the table. */
export function bindOperations(
  app: FastifyInstance,
  deps: Deps,
  handlers: Handlers,
  options: BindOptions,
): void {
  app.decorateRequest('granted', undefined);
  app.decorateRequest('grantedAt', 0);
  app.decorateRequest('pathParams');
  const largeBodies = new LargeBodies();
  for (const { id, operation, path, fixed } of allAddresses()) {
    const handle = handlers[id] as (context: object) => Promise<unknown>;
    const isLarge = operation.upload !== undefined || operation.maxBodyMegabytes !== undefined;
    app.route({
      method: operation.method,
      url: `${API_BASE}${path}`,
      config: { operation: id, takesUpload: operation.upload !== undefined },
      ...(operation.maxBodyMegabytes
        ? { bodyLimit: operation.maxBodyMegabytes * 1024 * 1024 }
        : {}),
      exposeHeadRoute: false,
      // Before the body is read: a stranger's upload is not even received.
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        request.pathParams = parseParams(operation, { ...(request.params as object), ...fixed });
        request.grantedAt = realMs();
        request.granted = await checkAccess(deps, operation, request, request.pathParams);
        const { person, account } = request.granted;
        if (operation.upload?.isOptional && !isForm(request)) return;
        if (isLarge && person) largeBodies.admit(person.id, request, reply);
        if (operation.upload && account) {
          await assertRoom(deps.connection.pool, account.id, deps.config.ACCOUNT_STORAGE_GB);
        }
      },
      onSend: async (_request, reply) => {
        reply.header(TIME_HEADER, deps.now().getTime());
      },
      handler: async (request, reply) => {
        const answer = async (sent: unknown, upload?: Upload) => {
          const body = parseBody(operation.body, sent);
          request.granted = await checkAgain(deps, operation, request, body);
          const { person } = request.granted ?? {};
          const once =
            operation.idempotent && person
              ? await onceFor(request, person.id, body, upload)
              : undefined;
          const answered = await doneOnce(deps, once, (doing) =>
            handle({
              params: request.pathParams,
              query: parseInput(operation.query, request.query),
              body,
              upload,
              expectedVersion: operation.versioned ? expectedVersion(request) : undefined,
              ...request.granted,
              deps: doing,
              request,
              reply,
            }),
          );
          return send(id, operation, answered, reply, options);
        };
        if (operation.upload && (request.isMultipart() || !operation.upload.isOptional)) {
          const { dataDir } = deps.config;
          const { upload: form } = operation;
          return largeBodies.during(request, () =>
            withUpload(request, form, dataDir, ({ fields, upload }) => answer(fields, upload)),
          );
        }
        if (request.isMultipart()) {
          throw new Refusal('unsupported_media', 'request.unsupportedMedia');
        }
        return largeBodies.during(request, () => answer(request.body));
      },
    });
  }
}

/** By what it says of itself: its content is not read yet. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;

function* allAddresses() {
  for (const id of Object.keys(operations) as OperationId[]) {
    const operation: Operation = operations[id];
    for (const address of addressesOf(operation)) yield { id, operation, ...address };
  }
}

/** What was answered before is answered again, before anything is begun and when two come at once. */
async function doneOnce(
  deps: Deps,
  once: Once | undefined,
  work: (deps: Deps) => Promise<unknown>,
): Promise<unknown> {
  if (!once) return work(deps);
  try {
    await assertFirst(deps.connection.db, once);
    return await work({ ...deps, once });
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
    return error.answer === null ? undefined : JSON.parse(error.answer);
  }
}

/** Rights may have gone while a slow body came in; and only the body may say what it is about. */
async function checkAgain(
  deps: Deps,
  { access }: Operation,
  request: FastifyRequest,
  body: unknown,
): Promise<Granted | undefined> {
  const isInBody = access.scope === 'workspaceInBody';
  const age = realMs() - request.grantedAt;
  if (!isInBody && age >= 0 && age <= STALE_GRANT_MS) return request.granted;
  const named = isInBody ? (body as Record<string, string>) : request.pathParams;
  return grantAccess(deps, access, credentialOf(request, deps.config), named);
}

function send(
  id: OperationId,
  operation: Operation,
  answer: unknown,
  reply: FastifyReply,
  options: BindOptions,
): unknown {
  if (operation.kind === 'empty') return reply.code(204).send();
  if (operation.kind && operation.kind !== 'json') return answer;
  if (answer instanceof ReadyJson) {
    if (options.verifyAnswers) {
      const written: unknown = JSON.parse(answer.text);
      verifyAnswer(id, written, written);
    }
    return reply.type('application/json; charset=utf-8').send(answer.text);
  }
  const cut = cutToContract(id, answer);
  if (options.verifyAnswers) verifyAnswer(id, answer, cut);
  if (operation.isLong) return sendLong(cut, reply);
  const { version, message } = (cut ?? {}) as { version?: unknown; message?: unknown };
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
  const isPartial = operation.maybePartial && message;
  return reply.code(isPartial ? 206 : (operation.status ?? 200)).send(cut);
}
