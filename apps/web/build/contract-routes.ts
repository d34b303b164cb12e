import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { firstOperations } from '../src/lib/http/first-operations.ts';

/** The routes of the first screens with the names of headers and cookies, and the routes of all others. */
const names = ['virtual:contract-routes', 'virtual:later-contract-routes'] as const;
const isName = new RegExp(`^(${names.join('|')})$`);
const isResolved = new RegExp(`^\0(${names.join('|')})$`);
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
    resolveId: { filter: { id: isName }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: isResolved },
      async handler(id) {
        const { module, dependencies } = await runnerImport<Contract>(contract);
        for (const file of [contract, ...dependencies]) this.addWatchFile(file);
        const { firstRoutes, laterRoutes } = splitRoutes(module.operations);
        const texts = Object.entries(module).filter(([, value]) => typeof value === 'string');
        const exported =
          id === `\0${names[0]}` ? { firstRoutes, ...Object.fromEntries(texts) } : { laterRoutes };
        return Object.entries(exported)
          .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

function splitRoutes(operations: Record<string, Route>) {
  const isFirst = (id: string) => firstOperations.some((first) => first === id);
  const routes = Object.entries(operations).map(
    ([id, { method, path, changesState, upload }]) =>
      [id, { method, path, changesState, upload: upload && { field: upload.field } }] as const,
  );
  return {
    firstRoutes: Object.fromEntries(routes.filter(([id]) => isFirst(id))),
    laterRoutes: Object.fromEntries(routes.filter(([id]) => !isFirst(id))),
  };
}

interface Contract {
  operations: Record<string, Route>;
}
