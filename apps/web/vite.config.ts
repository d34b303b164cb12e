import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { requireChunkOrder } from './build/chunk-order.ts';
import { contractRoutes } from './build/contract-routes.ts';
import { emoji } from './build/emoji.ts';

const webPort = Number(process.env.WEB_PORT ?? 4401);
const api = `http://127.0.0.1:${process.env.PORT ?? 4400}`;

/**
 * React Aria ships its own strings in some thirty languages. The interface speaks English only, so
 * the rest is left out: the library skips empty entries and falls back to en-US.
 */
function onlyEnglishAriaStrings(): Plugin {
  const strings =
    /node_modules\/react-(?:aria|stately|aria-components)\/.*\/([a-z]{2}-[A-Z]{2})\.mjs$/;
  return {
    name: 'only-english-aria-strings',
    apply: 'build',
    load: {
      filter: { id: strings },
      handler: (id) => (strings.exec(id)?.[1] === 'en-US' ? null : 'export default undefined;'),
    },
  };
}

/** The first text needs the Latin face: asking for it in the HTML saves a round trip after the CSS. */
function preloadLatinFont(): Plugin {
  return {
    name: 'preload-latin-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    contractRoutes(),
    emoji(),
    onlyEnglishAriaStrings(),
    preloadLatinFont(),
    requireChunkOrder(),
  ],
  server: {
    port: webPort,
    strictPort: true,
    proxy: { '/api': api, '/banners': api, '/healthz': api },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    // The page is served under a policy that allows no inline script, style, or data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Nothing in ui/ acts on import, so a screen takes from ui/index.ts only what it names.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/src\/ui\//, sideEffects: false }] },
      // By itself the build would make some seventy files of it, most of them a kilobyte or two.
      output: {
        // Merged files can need each other; then this decides, and not which of them came first.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'shell', test: /\/app\/shell\/shell\.tsx$|\/overview-page\.tsx$/, priority: 2 },
            // By itself: shared with other pages it would bring half of theirs along.
            { name: 'sign-in', test: /\/sign-in-page\.tsx$/, priority: 1 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 50_000,
            },
          ],
        },
      },
    },
    // Below these versions light-dark() is rewritten, and a theme could no longer be nested.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
