import { type Operation, operations } from '@posthorn/contract';
import { z } from 'zod';

interface Address {
  path: string;
  /** Parts of the address that are written out, with their values. */
  fixed: Record<string, string>;
}

/**
 * Operations that share method and address differ in the values of its first part, such as the name of
 * a kind of ad. Each value then makes an address of its own.
 */
export function addressesOf(operation: Operation): Address[] {
  const { method, path, params } = operation;
  const all: Operation[] = Object.values(operations);
  const isShared = all.filter((other) => other.method === method && other.path === path).length > 1;
  const [part = '', name = ''] = /:(\w+)/.exec(path) ?? [];
  const values = isShared && params?.shape[name];
  if (!(values instanceof z.ZodEnum)) return [{ path, fixed: {} }];
  return values.options.map((value) => ({
    path: path.replace(part, String(value)),
    fixed: { [name]: String(value) },
  }));
}
