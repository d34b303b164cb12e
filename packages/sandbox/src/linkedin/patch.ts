import type { Json } from '../ledger/object.ts';
import { type Body, isRecord } from './check.ts';
import { refuse } from './problem.ts';

/** What becomes of a body by a partial update: `$set`, `$delete`, and the same one level down. */
export function patched(before: Body, patch: Json | undefined): Body {
  if (!isRecord(patch)) throw refuse('INVALID_VALUE_FOR_FIELD', 'A partial update needs a patch');
  const after: Body = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (key === '$set') {
      if (!isRecord(value)) throw broken(key);
      for (const [field, set] of Object.entries(value)) after[field] = set;
    } else if (key === '$delete') {
      if (!Array.isArray(value)) throw broken(key);
      for (const field of value) delete after[String(field)];
    } else if (key.startsWith('$')) {
      throw broken(key);
    } else {
      const inner = before[key];
      after[key] = patched(isRecord(inner) ? inner : {}, value);
    }
  }
  return after;
}

const broken = (key: string) => refuse('INVALID_VALUE_FOR_FIELD', `${key} is not well formed`, key);
