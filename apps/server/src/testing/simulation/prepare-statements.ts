import type { Connection } from '@posthorn/db';

/** Lets PostgreSQL parse and plan each statement once: a simulation repeats some hundred thousands of times. */
export function prepareStatements({ pool }: Pick<Connection, 'pool'>): void {
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((statement: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof statement !== 'string') return query(statement, values, ...rest);
      const name = names.get(statement) ?? `simulated_${names.size}`;
      names.set(statement, name);
      return query({ name, text: statement, values }, ...rest);
    }) as typeof client.query;
  });
}
