import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { refuseChunkCircles } from './build/chunk-order.ts';
import { contractRoutes } from './build/contract-routes.ts';
import { emoji } from './build/emoji.ts';
import { listFirstScreens, listLaterScripts } from './build/first-screens.ts';
import { indexHtmlTexts } from './build/index-html-texts.ts';

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

/** On import React Aria asks Intl what it can and which language the browser has. */
const intlChecks = [
  {
    file: /@internationalized\/number\/.*\/NumberFormatter\.mjs$/,
    check: /new Intl\.NumberFormat\('de-DE'[^;]*'exceptZero'/,
    known: 'true',
  },
  {
    file: /react-aria\/.*\/i18n\/useDefaultLocale\.mjs$/,
    check: /(?<=let \S*currentLocale = )\S*\(\)/,
    known: "{ locale: 'en-GB', direction: 'ltr' }",
  },
];

/**
 * The first use of Intl takes a browser 35 ms, and the first screen needs none. Every browser that is
 * supported passes these checks, and the interface is English whatever the browser is set to.
 */
function answerIntlChecks(): Plugin {
  return {
    name: 'answer-intl-checks',
    apply: 'build',
    transform: {
      filter: { id: intlChecks.map(({ file }) => file) },
      handler(code, id) {
        const { check, known } = intlChecks.find(({ file }) => file.test(id)) ?? {};
        if (!check || !known || !check.test(code)) this.error(`Nothing to answer in ${id}`);
        return { code: code.replace(check, known), map: null };
      },
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

/** None of our modules acts on import: a screen takes from an index.ts only what it names. */
const ownModules = /\/(?:packages\/\w+|apps\/web)\/src\/(?!main\.tsx$).*\.tsx?$/;

/** Pickers of dates and colours are heavy and rare, so they stay out of what every layer needs. */
const generalLibrary = /\/node_modules\/(?!.*(?:date|calendar|color)).*$/i;
const generalPart = /\/src\/(?:ui|lib)\/(?!.*(?:date|calendar|colour)).*$/;

/** What both first screens use; left with the page of the sign-in, the overview would load that page too. */
const ofBothScreens = new RegExp(
  [
    '/@tanstack/(?:query-core|react-query)/build/modern/(?:queryObserver|mutationObserver|useBaseQuery|useQuery|useMutation)\\.js$',
    '/lucide-react/dist/esm/icons/(?:x|triangle-exclamation-point)\\.mjs$',
    '/src/(?:ui/display/initials-circle|ui/feedback/skeleton|lib/brand/brand-mark)\\.tsx$',
    '/domain/src/(?:finding|field/blank|account/initials|account/colour|member/role)\\.ts$',
    '/domain/src/message/en/(?:role|session)\\.ts$',
  ].join('|'),
);

/**
 * What a first screen needs comes in few files that hold nothing else. Of the rest, what several
 * pages share is laid together by layer; by itself the build would make a hundred files of it. A
 * layer needs only those below it, so no two files need each other.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 6 },
  { name: 'both', test: ofBothScreens, priority: 5.5 },
  { name: 'sign-in', test: /\/sign-in-page\.tsx$/, priority: 5 },
  { name: 'overview', test: /\/app\/shell\/shell\.tsx$|\/overview-page\.tsx$/, priority: 4 },
  { name: 'libraries', test: generalLibrary, minShareCount: 2, priority: 3 },
  { name: 'pickers', test: /\/node_modules\//, minShareCount: 2, priority: 2 },
  { name: 'rules', test: /\/packages\//, minShareCount: 2, priority: 1 },
  { name: 'parts', test: generalPart, minShareCount: 2, priority: 0 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    contractRoutes(),
    indexHtmlTexts(),
    emoji(),
    onlyEnglishAriaStrings(),
    answerIntlChecks(),
    preloadLatinFont(),
    refuseChunkCircles(),
    listFirstScreens(),
    listLaterScripts(),
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
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: ownModules, sideEffects: false }] },
      output: {
        codeSplitting: { groups },
        // The first screen names all later files, and names of pages weigh half a kilobyte. Source maps have them.
        chunkFileNames: 'assets/[hash].js',
      },
    },
    // Below these versions light-dark() is rewritten, and a theme could no longer be nested.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
