import { API_BASE, operationRoutes } from 'virtual:contract-routes';
import type { OperationId } from '@posthorn/contract';

export type Parameters = Record<string, string | number | boolean | undefined>;

/** The address of an operation with its :parameters filled in and its query appended. */
export function operationUrl(
  id: OperationId,
  { params = {}, query = {} }: { params?: Parameters; query?: Parameters } = {},
): string {
  const path = operationRoutes[id].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    // An empty parameter would silently address another resource.
    if (value === undefined || value === '') throw new Error(`${id} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`;
}
