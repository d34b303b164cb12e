import type { Json } from '../ledger/object.ts';
import { missing, refuse } from './problem.ts';
import type { ResourceShape, Shape } from './shapes.ts';

export type Body = { [field: string]: Json };

/** A body that has the fields LinkedIn knows, of the right kind, and all it needs. */
export function checkBody(body: Body, shape: ResourceShape): void {
  checkFields(body, shape.fields, '', shape.readOnly);
  for (const path of shape.required) {
    const value = readAt(body, path);
    if (value === undefined || value === null) throw missing(path);
  }
}

/** What stands at a path like 'runSchedule.start'. */
export function readAt(body: Json | undefined, path: string): Json | undefined {
  let value: Json | undefined = body;
  for (const step of path.split('.')) value = isRecord(value) ? value[step] : undefined;
  return value;
}

export const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkFields(
  body: Body,
  fields: { readonly [field: string]: Shape },
  at: string,
  readOnly: readonly string[],
): void {
  for (const [name, value] of Object.entries(body)) {
    const path = at === '' ? name : `${at}.${name}`;
    if (readOnly.includes(path)) {
      throw refuse('FIELD_NOT_ALLOWED', `${path} is not allowed to be set`, path);
    }
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (shape === undefined) {
      throw refuse('FIELD_NOT_ALLOWED', 'unrecognized field found but not allowed', path);
    }
    checkValue(value, shape, path, readOnly);
  }
}

function checkValue(value: Json, shape: Shape, path: string, readOnly: readonly string[]): void {
  if (typeof shape === 'object' && !isValues(shape)) {
    if (!isRecord(value)) throw wrong(path, value);
    checkFields(value, shape, path, readOnly);
  } else if (typeof shape === 'object' ? !shape.includes(String(value)) : !kinds[shape](value)) {
    throw wrong(path, value);
  }
}

const isValues = (shape: object): shape is readonly string[] => Array.isArray(shape);

const kinds: Record<Extract<Shape, string>, (value: Json) => boolean> = {
  text: (value) => typeof value === 'string',
  urn: (value) => typeof value === 'string' && /^urn:li:\w+:.+$/.test(value),
  urns: (value) => Array.isArray(value) && value.every((one) => kinds.urn(one)),
  time: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  flag: (value) => typeof value === 'boolean',
  decimal: (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value),
  anything: () => true,
};

const wrong = (path: string, value: Json) =>
  refuse(
    'INVALID_VALUE_FOR_FIELD',
    `${path} can't be set to ${JSON.stringify(value)}`,
    path,
    JSON.stringify(value),
  );
