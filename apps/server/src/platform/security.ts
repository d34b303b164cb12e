import type { FastifyInstance } from 'fastify';
import { assertOwnHost } from './access/csrf.ts';
import type { Config } from './config.ts';
import { chatHosts } from './settings/contradiction.ts';

export function addSecurity(app: FastifyInstance, config: Config): void {
  // Written once: a library that assembles them anew took a twentieth of a request's time.
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    assertOwnHost(request, config);
    done();
  });
}

function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(config),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filter of old browsers, which could be turned against the page it protects.
    'x-xss-protection': '0',
    // Telling a browser to insist on https only makes sense where there is https.
    ...(config.PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Everything comes from our own origin; the support chat is the one exception, where configured. */
function contentPolicy(config: Config): string {
  const chat = config.CHAT_APP_ID ? chatSources(config) : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chat],
    'style-src': ["'self'", ...chat],
    'img-src': ["'self'", 'data:', 'blob:', ...chat],
    'font-src': ["'self'", ...chat],
    'connect-src': ["'self'", ...chat],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // Uploaded banners, each without an origin.
    'frame-src': ["'self'", ...chat],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

function chatSources(config: Config): string[] {
  return [new URL(chatScriptUrl(config)).origin, ...chatHosts(config)];
}

export function chatScriptUrl(config: Config): string {
  return config.CHAT_SCRIPT_URL ?? `https://widget.intercom.io/widget/${config.CHAT_APP_ID}`;
}
