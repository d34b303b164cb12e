import { createHash } from 'node:crypto';
import {
  choicesToStop,
  escapeHtml,
  MAIL_PATH,
  type StoppableLetters,
  say,
  stoppableLabel,
} from '@posthorn/domain';
import { locale } from '@posthorn/domain/texts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { countCall } from '../../platform/limits.ts';
import { chooseMail } from './commands/choose-mail.ts';
import { findMailChoices, isPerson } from './repository.ts';
import { stoppingOf, UNSUBSCRIBE_PATH } from './unsubscribe-address.ts';

type UnsubscribeRequest = FastifyRequest<{
  Params: { personId: string; letters: string; signature: string };
}>;

/**
 * Stops letters without signing in. Programs that look at every link of a letter ask with GET, which
 * changes nothing and shows a button; the button and mail programs ask with POST.
 */
export async function addUnsubscribing(app: FastifyInstance, deps: Deps): Promise<void> {
  const path = `${UNSUBSCRIBE_PATH}/:personId/:letters/:signature`;
  await app.register(async (scope) => {
    // What the form of a mail program says beside the address is of no use.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, _body, done) => done(null),
    );
    const anyone = {
      person: undefined,
      account: undefined,
      workspace: undefined,
      master: undefined,
    };
    scope.addHook('onRequest', (request) =>
      countCall(deps.connection.pool, 'letter', anyone, request.ip),
    );
    scope.get(path, async (request: UnsubscribeRequest, reply) => {
      const stopping = stoppingOf(deps.secrets, request.params);
      if (!stopping) return send(reply, 404, say('unsubscribe.invalid'), chooseLink);
      const button = `<form method="post"><button>${escapeHtml(say('unsubscribe.confirm'))}</button></form>`;
      return send(reply, 200, say('unsubscribe.ask', wordsOf(stopping.letters)), button);
    });
    scope.post(path, async (request: UnsubscribeRequest, reply) => {
      const stopping = stoppingOf(deps.secrets, request.params);
      if (!stopping) return send(reply, 404, say('unsubscribe.invalid'), chooseLink);
      const { personId, letters } = stopping;
      const { db } = deps.connection;
      // A person who is gone gets no letters anyway.
      if (await isPerson(db, personId)) {
        const choices = await findMailChoices(db, personId);
        await chooseMail(deps, personId, choicesToStop(letters, choices));
      }
      return send(reply, 200, say('unsubscribe.done', wordsOf(letters)), chooseLink);
    });
  });
}

const wordsOf = (letters: StoppableLetters) => ({ letters: stoppableLabel(letters) });

const chooseLink = `<p><a href="${MAIL_PATH}">${escapeHtml(say('unsubscribe.choose'))}</a></p>`;

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 64px 16px; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; }
button { min-height: 44px; padding: 0 20px; font: inherit; font-weight: 600; cursor: pointer; }`;

/** It loads nothing, and its address, which needs no sign-in, is told to no other site. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';'),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const send = (reply: FastifyReply, status: number, message: string, below: string) =>
  reply
    .code(status)
    .headers(headers)
    .send(
      [
        `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width">',
        `<title>${escapeHtml(say('unsubscribe.title'))}</title><style>${style}</style></head>`,
        `<body><main><h1>${escapeHtml(say('unsubscribe.title'))}</h1>`,
        `<p>${escapeHtml(message)}</p>${below}</main></body></html>`,
      ].join(''),
    );
