import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const name = 'virtual:contract-routes';
const contract = fileURLToPath(new URL('../../../packages/contract/src/index.ts', import.meta.url));

interface Route {
  method: string;
  path: string;
  changesState?: true;
  upload?: { field: string };
}

/**
 * The contract carries the schemas and with them the validator, 30 kB of the first screen that a
 * browser has no use for: the server checks what it gets and what it says. So the build reads the
 * contract and leaves method and path of each operation, and what a file is called in its form.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${name}$`) },
      async handler() {
        const { module, dependencies } = await runnerImport<Contract>(contract);
        for (const file of [contract, ...dependencies]) this.addWatchFile(file);
        const routes = Object.entries(module.operations).map(
          ([id, { method, path, changesState, upload }]) => [
            id,
            { method, path, changesState, upload: upload && { field: upload.field } },
          ],
        );
        const texts = Object.entries(module).filter(([, value]) => typeof value === 'string');
        return Object.entries({
          operationRoutes: Object.fromEntries(routes),
          ...Object.fromEntries(texts),
        })
          .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

interface Contract {
  operations: Record<string, Route>;
}
