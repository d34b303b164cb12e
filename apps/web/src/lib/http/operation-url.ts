import { API_BASE, firstRoutes, type Route } from 'virtual:contract-routes';
import type { FirstOperationId } from './first-operations.ts';

export type Parameters = Record<string, string | number | boolean | undefined>;

interface UrlInput {
  params?: Parameters;
  query?: Parameters;
}

/** The address of an operation, for a link or a first answer. */
export const operationUrl = (id: FirstOperationId, input: UrlInput = {}): string =>
  routeUrl(firstRoutes[id] as Route, input);

/** The address of a route with its :parameters filled in and its query appended. */
export function routeUrl({ path }: Route, { params = {}, query = {} }: UrlInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    // An empty parameter would silently address another resource.
    if (value === undefined || value === '') throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${API_BASE}${filled}${search.size > 0 ? `?${search}` : ''}`;
}
