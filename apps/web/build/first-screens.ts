import type { Plugin, Rolldown } from 'vite';

/** What each first screen shows, beyond what every page loads. */
const screens = {
  signIn: ['/features/session/pages/sign-in-page.tsx'],
  // Any page but the overview goes on to operations whose routes are not among the first ones.
  shell: ['/app/shell/shell.tsx', 'virtual:later-contract-routes'],
  overview: ['/app/shell/shell.tsx', '/features/campaigns/pages/overview-page.tsx'],
};

export interface Chunk {
  fileName: string;
  isEntry: boolean;
  imports: readonly string[];
  moduleIds: readonly string[];
}

/**
 * Writes down which scripts each first screen needs: the server asks for them in the page, and
 * `npm test` holds their size against a limit.
 */
export function listFirstScreens(): Plugin {
  return {
    name: 'list-first-screens',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const source = JSON.stringify({ start: startScripts(chunks), ...screenScripts(chunks) });
      this.emitFile({ type: 'asset', fileName: 'first-screens.json', source });
    },
  };
}

/**
 * Lays the other scripts into a template of the page, where they wait: the signed-in page fetches
 * them once it stands (see when-idle.ts).
 */
export function listLaterScripts(): Plugin {
  return {
    name: 'list-later-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const children = laterScripts(chunksOf(bundle ?? {})).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}`, fetchpriority: 'low', crossorigin: '' },
        }));
        return [{ tag: 'template', attrs: { id: 'later-scripts' }, children, injectTo: 'body' }];
      },
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** For developers, not for the people who use the product. */
const partsPage = '/app/router/ui-page.tsx';

/** The scripts that the overview goes on to: all but those that are there, and of those signed out. */
export function laterScripts(chunks: readonly Chunk[]): string[] {
  const { signIn, overview } = screenScripts(chunks);
  const here = new Set([...startScripts(chunks), ...overview, ...signIn]);
  return chunks
    .filter(({ moduleIds }) => !moduleIds.some((id) => id.endsWith(partsPage)))
    .map(({ fileName }) => fileName)
    .filter((file) => !here.has(file));
}

const startScripts = (chunks: readonly Chunk[]) =>
  withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );

/** The scripts of each screen, without those that the page asks for anyway. */
export function screenScripts(chunks: readonly Chunk[]): Record<keyof typeof screens, string[]> {
  const start = startScripts(chunks);
  const scriptsOf = (modules: readonly string[]) => {
    const roots = modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!chunk) throw new Error(`No script holds ${module}`);
      return chunk;
    });
    return withImports(chunks, roots).filter((file) => !start.includes(file));
  };
  return {
    signIn: scriptsOf(screens.signIn),
    shell: scriptsOf(screens.shell),
    overview: scriptsOf(screens.overview),
  };
}

/** The files of these scripts and of all they import. */
function withImports(chunks: readonly Chunk[], roots: readonly Chunk[]): string[] {
  const found = new Set<string>();
  const add = ({ fileName, imports }: Chunk) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };
  roots.forEach(add);
  return [...found];
}
