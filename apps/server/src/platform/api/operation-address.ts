import { API_BASE, type OperationId, operations } from '@posthorn/contract';

export interface AddressInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** The address at which an operation is called, with its parameters filled in. */
export function operationAddress(
  id: OperationId,
  { params = {}, query = {} }: AddressInput = {},
): string {
  const path = operations[id].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    // An empty parameter would silently address another resource.
    if (!value) throw new Error(`${id} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return `${API_BASE}${path}${search && `?${search}`}`;
}
