import type { TestProject } from 'vitest/node';
import { useSharedServer } from './shared-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made and dropped. */
    databaseAdminUrl: string;
  }
}

/** One PostgreSQL for the whole run; Vitest calls this only for projects that have tests to run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await useSharedServer();
  project.provide('databaseAdminUrl', server.adminUrl);
  return () => server.stop();
}
