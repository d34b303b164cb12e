/** Migrated once; every test database begins as a copy of it. */
export const templateDatabase = 'posthorn_template';

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
