import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { assertOwnHost } from './access/csrf.ts';
import type { Config } from './config.ts';

/** Everything comes from our own origin; the support chat is the one exception, where configured. */
export async function addSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const chat = config.CHAT_APP_ID ? chatSources(config) : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...chat],
        styleSrc: ["'self'", ...chat],
        imgSrc: ["'self'", 'data:', 'blob:', ...chat],
        fontSrc: ["'self'", ...chat],
        connectSrc: ["'self'", ...chat],
        mediaSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        frameSrc: chat.length > 0 ? chat : ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Telling a browser to insist on https only makes sense where there is https.
    hsts: config.PUBLIC_URL?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    assertOwnHost(request, config);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}

function chatSources(config: Config): string[] {
  return [new URL(chatScriptUrl(config)).origin, ...config.CHAT_HOSTS.split(/\s+/).filter(Boolean)];
}

export function chatScriptUrl(config: Config): string {
  return config.CHAT_SCRIPT_URL ?? `https://widget.intercom.io/widget/${config.CHAT_APP_ID}`;
}
