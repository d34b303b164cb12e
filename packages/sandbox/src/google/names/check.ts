import { Malformed } from '../errors.ts';
import { camel, type FieldType, fieldsOf, snake } from './describe.ts';
import type { MessageName } from './messages.ts';

export type JsonObject = { readonly [name: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a message as Google's front door does: names in camel or snake case, nothing that is not
 * known, no two of a choice. Answers it in camel case, without fields that are null.
 */
export function readMessage(message: MessageName, value: unknown, at: string): JsonObject {
  if (!isObject(value)) throw new Malformed(`Invalid value at '${at}', expected an object.`);
  const fields = fieldsOf(message);
  const chosen = new Map<string, string>();
  const read: Record<string, unknown> = {};
  for (const [written, inner] of Object.entries(value)) {
    const field = fields.get(camel(written));
    if (!field)
      throw new Malformed(
        `Invalid JSON payload received. Unknown name "${written}" at '${at}': Cannot find field.`,
      );
    if (inner === null) continue;
    const other = field.choice === undefined ? undefined : chosen.get(field.choice);
    if (other !== undefined)
      throw new Malformed(
        `Invalid value at '${at}' (oneof), oneof field '${snake(field.choice ?? '')}' is already set. Cannot set '${snake(field.name)}'`,
      );
    if (field.choice !== undefined) chosen.set(field.choice, field.name);
    read[field.name] = readField(field, inner, `${at}.${snake(field.name)}`);
  }
  return read;
}

function readField(field: FieldType, value: unknown, at: string): unknown {
  if (!field.isList) return readOne(field, value, at);
  if (!Array.isArray(value)) throw new Malformed(`Invalid value at '${at}', expected a list.`);
  return value.map((inner, index) => readOne(field, inner, `${at}[${index}]`));
}

function readOne(field: FieldType, value: unknown, at: string): unknown {
  if (field.message) return readMessage(field.message, value, at);
  if (field.enumeration) {
    if (typeof value === 'string' && field.enumeration.has(value)) return value;
    throw new Malformed(
      `Invalid value at '${at}' (type.googleapis.com/google.ads.googleads.v25.enums.${field.enumName}Enum.${field.enumName}), ${JSON.stringify(value)}`,
    );
  }
  const isGood = checks[field.scalar ?? 'message'] ?? isObject;
  if (!isGood(value)) throw new Malformed(`Invalid value at '${at}' (${scalarName(field)})`);
  return field.scalar === 'int64' ? String(value) : value;
}

const scalarName = ({ scalar }: FieldType) => `TYPE_${(scalar ?? 'message').toUpperCase()}`;

const isWhole = (value: unknown) =>
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && /^-?\d{1,19}$/.test(value));

const checks: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  bytes: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  int64: isWhole,
  int32: isWhole,
  double: (value) => typeof value === 'number',
  float: (value) => typeof value === 'number',
};
