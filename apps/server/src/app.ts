import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { CSRF_COOKIE } from '@posthorn/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addCareerSite } from './demo/career-site/add-career-site.ts';
import { addDemoFeeds } from './demo/feeds/add-demo-feeds.ts';
import { Followers } from './modules/accounts/index.ts';
import { addBannerFiles } from './modules/ads/index.ts';
import { allHandlers } from './modules/index.ts';
import { addUnsubscribing } from './modules/mail/index.ts';
import { addMetaWebhook } from './modules/network-webhooks/index.ts';
import { setCsrfToken } from './platform/access/csrf.ts';
import { addApiPage } from './platform/api/api-page.ts';
import { type BindOptions, bindOperations } from './platform/api/bind-operations.ts';
import type { Deps } from './platform/deps.ts';
import { BODY_LIMIT_MB, handleError, refuseUnreadable } from './platform/error-handler.ts';
import { gatherFirstScreen } from './platform/first-screen.ts';
import { addHealth } from './platform/health.ts';
import { addMetrics } from './platform/metrics.ts';
import { realNow } from './platform/real-time.ts';
import { logRequests } from './platform/request-log.ts';
import { addSecurity } from './platform/security.ts';
import { sessionToken } from './platform/session/cookies.ts';
import { cutSlowConnections } from './platform/slow-connections.ts';
import { reportUntrustedProxy } from './platform/untrusted-proxy.ts';
import { addWebFiles, type OpenPage } from './platform/web-files.ts';

/** Requests that take longer than this when the server closes are cut off. */
const FINISH_WITHIN_MS = 10_000;

export interface AppOptions extends BindOptions {
  /** The folder of the built web application. */
  webFolder: string;
}

/** Builds the application without listening, so that a test can call it directly. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for every request would cost more than the line it writes: that says the id itself.
    childLoggerFactory: (logger) => logger,
    // Fastify also takes a number of hops, which its types do not say.
    trustProxy: deps.config.trustProxy as string | false,
    bodyLimit: BODY_LIMIT_MB * 1024 * 1024,
    // Long enough for a large video on a slow line; other bodies are cut off much earlier.
    requestTimeout: 15 * 60_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: handleError,
    clientErrorHandler: refuseUnreadable,
  }) as unknown as FastifyInstance;
  // JSON, and forms where an operation asks for a file, are the only content the API takes.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const followers = new Followers(deps.connection.db, deps.events, deps.log, realNow);
  closeGracefully(app, followers);
  logRequests(app, deps.log);
  cutSlowConnections(app);
  await app.register(cookie);
  await app.register(multipart);
  addSecurity(app, deps.config);
  reportUntrustedProxy(app, deps.config, deps.log);
  addMetrics(app, deps);
  addHealth(app, deps);
  bindOperations(app, deps, allHandlers(deps.config, followers), options);
  addBannerFiles(app, deps);
  await addMetaWebhook(app, deps);
  await addUnsubscribing(app, deps);
  addDemoFeeds(app, deps);
  addCareerSite(app, deps);
  await addApiPage(app, deps);
  const openPage: OpenPage = (request, reply) => {
    // Ready before the first change, which would otherwise have to ask for it.
    if (!request.cookies[CSRF_COOKIE]) {
      setCsrfToken(reply, deps, sessionToken(request, deps.config));
    }
    return gatherFirstScreen(app, deps, request);
  };
  await addWebFiles(app, options.webFolder, openPage, deps.config.MODE === 'local');
  return app;
}

/** What is being worked on is answered; then its connection goes too, instead of idling. */
function closeGracefully(app: FastifyInstance, followers: Followers): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    followers.close();
    setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
