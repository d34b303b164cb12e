import type { Plugin } from 'vite';

/**
 * Files that need each other run in the order in which they happen to come, unless the build orders
 * their modules by itself. A page once failed now and then because of it.
 */
export function requireChunkOrder(): Plugin {
  let isOrdered = false;
  return {
    name: 'require-chunk-order',
    apply: 'build',
    // The options that come with the bundle do not tell.
    configResolved({ build }) {
      isOrdered = [build.rolldownOptions.output].flat().every((one) => one?.strictExecutionOrder);
    },
    generateBundle(_, bundle) {
      if (isOrdered) return;
      const imports = new Map<string, readonly string[]>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      }
      const circle = findCircle(imports);
      if (circle) this.error(`Set strictExecutionOrder: ${circle.join(' needs ')}`);
    },
  };
}

/** A way from one file back to itself; undefined when there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | undefined => {
    const at = way.indexOf(file);
    if (at >= 0) return [...way.slice(at), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
