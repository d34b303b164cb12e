import type { Db } from '@posthorn/db';
import {
  type BannerFileType,
  bannerFileType,
  bannerFileTypes,
  escapeHtml,
  say,
} from '@posthorn/domain';
import { locale } from '@posthorn/domain/texts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/refusal.ts';
import { BANNERS_BASE, bannerFolder } from './banner-url.ts';

/**
 * Serves the files of uploaded banners: foreign documents with foreign scripts. Each has no origin, no
 * cookies, no storage and no network but its own folder, in our frames and opened on its own. No one
 * signs in here, because a document without an origin can not: its address is the secret.
 */
export function addBannerFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string; '*': string } }>(
    `${BANNERS_BASE}/:token/*`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { token, '*': path } = request.params;
      const type = bannerFileType(path);
      if (!type || request.headers['service-worker']) throw notFound();
      const { db } = deps.connection;
      const file = await findFile(db, token, path.normalize('NFC'));
      if (!file) throw notFound();
      const folder = ownAddress(request) + bannerFolder(token);
      if (pages.includes(type) && request.headers['sec-fetch-dest'] === 'document') {
        return sendFrame(reply, folder, await findSize(db, file.bundle_id));
      }
      const stored = await deps.storage.get(file.key);
      if (!stored) throw notFound();
      return isolate(reply, folder)
        .header('content-type', bannerFileTypes[type])
        .header('content-length', stored.size)
        .send(stored.body);
    },
  );
}

/** What runs scripts when it is opened on its own. */
const pages: readonly BannerFileType[] = ['html', 'htm', 'svg'];

const findFile = (db: Db, token: string, path: string) =>
  db
    .selectFrom('banner_bundle')
    .innerJoin('banner_file', 'banner_file.bundle_id', 'banner_bundle.id')
    .select(['banner_file.key', 'banner_file.bundle_id'])
    .where('banner_bundle.token', '=', token)
    .where('banner_file.path', '=', path)
    .executeTakeFirst();

const findSize = (db: Db, bundleId: string) =>
  db
    .selectFrom('uploaded_banner')
    .select(['width', 'height'])
    .where('bundle_id', '=', bundleId)
    .executeTakeFirst();

/** As the browser has it: the product may be open under several names of this machine. */
const ownAddress = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

function isolate(reply: FastifyReply, folder: string): FastifyReply {
  // A page without an origin can not be kept apart by its origin: browsers warn of each that asks for it.
  return reply.removeHeader('origin-agent-cluster').headers({
    'content-security-policy': [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src ${folder} 'unsafe-inline'`,
      `style-src ${folder} 'unsafe-inline'`,
      `img-src ${folder} data:`,
      `font-src ${folder} data:`,
      `media-src ${folder} data:`,
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    // The policy above knows nothing of WebRTC; Chromium asks this list before any connection.
    'connection-allowlist': '(response-origin)',
    // Without an origin everything is from elsewhere, also a banner's own files.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    // A sandboxed page may not ask for a group of its own.
    'cross-origin-opener-policy': 'unsafe-none',
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cache-control': 'private, max-age=86400',
    vary: 'sec-fetch-dest',
  });
}

/**
 * Opened on its own, a page could still go elsewhere by itself. In a frame that only takes its own
 * folder it can not. The address differs, because browsers do not put a page into itself.
 */
function sendFrame(
  reply: FastifyReply,
  folder: string,
  { width, height }: { width: number; height: number } = { width: 300, height: 250 },
) {
  const title = escapeHtml(say('zip.bannerTitle'));
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; frame-src ${folder}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html lang="${locale}"><title>${title}</title><iframe title="${title}" src="?framed" sandbox="allow-scripts" width="${width}" height="${height}" frameborder="0"></iframe></html>`,
    );
}
