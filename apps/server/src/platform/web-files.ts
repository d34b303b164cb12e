import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './refusal.ts';

const YEAR_MS = 365 * 86_400_000;

/**
 * Serves the built web application. Files with a fingerprint in their name never change; the page
 * itself is asked for each time, and stands for every path that is not a file or the API.
 */
export async function addWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(() => Promise.reject(notFound()));
    return;
  }
  await app.register(serveStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const fingerprinted = path.includes('/assets/');
      reply.setHeader(
        'cache-control',
        fingerprinted ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      /^(GET|HEAD)$/.test(request.method) && !path.startsWith('/api') && !/\.\w+$/.test(path);
    if (!isPage) throw notFound();
    return reply.sendFile('index.html');
  });
}
