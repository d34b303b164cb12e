import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FIRST_SCREEN_ID } from '@posthorn/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from './accepts-encoding.ts';
import type { FirstScreen } from './first-screen.ts';

/** Written by the build: the scripts of each first screen, beyond those every page has. */
export interface ScreenScripts {
  signIn: string[];
  overview: string[];
  shell: string[];
}

/**
 * The page with what its first screen needs: answers as data, which no browser runs, and the scripts
 * of that screen, which are asked for at once instead of one after another.
 */
export function writePage(template: string, screen: FirstScreen, scripts: string[]): string {
  const preloads = scripts
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  // No text in it can end the element, whatever people have called their campaigns.
  const data = JSON.stringify(screen).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${FIRST_SCREEN_ID}">${data}</script>`;
  return template
    .replace('</head>', () => `${preloads}</head>`)
    .replace('</body>', () => `${block}</body>`);
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page that is one person's own: no cache keeps it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> {
  reply
    .code(200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding');
  if (acceptsEncoding(request, 'br')) {
    const body = await promisify(brotliCompress)(page, quick);
    return reply.header('content-encoding', 'br').send(body);
  }
  if (acceptsEncoding(request, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(page));
  }
  return reply.send(page);
}
