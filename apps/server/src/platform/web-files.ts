import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FirstScreen, isOverview } from './first-screen.ts';
import { notFound } from './refusal.ts';
import { type ScreenScripts, sendPage, writePage } from './web-page.ts';

/** The pages that show the design system. */
const gallery = /^\/ui(\/|$)/;

const YEAR_MS = 365 * 86_400_000;

/** What a page brings along for this caller; undefined: nothing, and it asks for all of it. */
export type OpenPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FirstScreen | undefined>;

/**
 * Serves the built web application. Files with a fingerprint in their name never change; the page
 * itself is made for each caller, and stands for every path that is not a file or the API. The sources
 * of the scripts and the gallery of the design system are for developers, not for a public server.
 */
export async function addWebFiles(
  app: FastifyInstance,
  folder: string,
  openPage: OpenPage,
  forDevelopers: boolean,
): Promise<void> {
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
    globIgnore: forDevelopers ? [] : ['**/*.map', '**/*.map.*'],
    setHeaders: (reply, path) => {
      const fingerprinted = path.includes('/assets/');
      reply.setHeader(
        'cache-control',
        fingerprinted ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache',
      );
    },
  });
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = readScripts(folder);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      /^(GET|HEAD)$/.test(request.method) && !path.startsWith('/api') && !/\.\w+$/.test(path);
    if (!isPage || (!forDevelopers && gallery.test(path))) throw notFound();
    const screen = await openPage(request, reply);
    if (!screen) return sendPage(request, reply, template);
    const page = writePage(template, screen, scriptsFor(scripts, screen, request));
    return sendPage(request, reply, page);
  });
}

/** While developing, what was built last may be older than this list; pages then go without it. */
function readScripts(folder: string): ScreenScripts | undefined {
  const file = join(folder, 'first-screens.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function scriptsFor(
  scripts: ScreenScripts | undefined,
  { isSignedIn }: FirstScreen,
  request: FastifyRequest,
): string[] {
  if (!scripts) return [];
  if (!isSignedIn) return scripts.signIn;
  return isOverview(request) ? scripts.overview : scripts.shell;
}
