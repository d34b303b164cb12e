import { type Path, refuse } from '../errors.ts';
import { isObject, type JsonObject } from '../names/check.ts';
import { camel, type FieldType, fieldsOf } from '../names/describe.ts';
import type { MessageName } from '../names/messages.ts';

/** What an object becomes when the fields of a mask are taken from an update. */
export function masked(
  message: MessageName,
  before: JsonObject,
  update: JsonObject,
  mask: string,
  path: Path,
): { after: JsonObject; touched: Set<string> } {
  const paths = mask
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (paths.length === 0)
    refuse('fieldMaskError.FIELD_MASK_MISSING', 'The field mask must be provided.', path);
  const touched = new Set<string>();
  let after = before;
  for (const one of paths) {
    const names = one.split('.').map(camel);
    const [first = ''] = names;
    checkPath(message, names, one, path);
    const field = fieldsOf(message).get(first);
    touched.add(first);
    after = withoutRivals(message, after, field, update);
    after = taken(after, update, names);
    // An empty message that is set is there all the same.
    if (field?.message && update[first] !== undefined && after[first] === undefined)
      after = { ...after, [first]: {} };
  }
  return { after, touched };
}

function checkPath(message: MessageName, names: string[], written: string, path: Path): void {
  let at: MessageName | undefined = message;
  for (const [index, name] of names.entries()) {
    const field: FieldType | undefined = at && fieldsOf(at).get(name);
    const trigger = { trigger: written };
    if (!field)
      refuse(
        'fieldMaskError.FIELD_NOT_FOUND',
        'The field mask has an unknown field.',
        path,
        trigger,
      );
    if (field.isImmutable || field.isOutput)
      refuse('fieldError.IMMUTABLE_FIELD', 'The field can not be changed.', path, trigger);
    const isLast = index === names.length - 1;
    const hasInner = field.message !== undefined && fieldsOf(field.message).size > 0;
    if (isLast && hasInner && !field.isList)
      refuse(
        'fieldMaskError.FIELD_HAS_SUBFIELDS',
        'The field mask names a message and not its fields.',
        path,
        trigger,
      );
    at = field.message;
  }
}

/** Setting one of a choice clears the others. */
function withoutRivals(
  message: MessageName,
  before: JsonObject,
  field: FieldType | undefined,
  update: JsonObject,
): JsonObject {
  if (!field?.choice || update[field.name] === undefined) return before;
  const fields = fieldsOf(message);
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name]) => name === field.name || fields.get(name)?.choice !== field.choice,
    ),
  );
}

function taken(target: JsonObject, source: JsonObject, names: readonly string[]): JsonObject {
  const [first = '', ...rest] = names;
  const value = source[first];
  if (rest.length === 0) {
    const { [first]: _, ...others } = target;
    return value === undefined ? others : { ...others, [first]: value };
  }
  const inner = target[first];
  const innerSource = isObject(value) ? value : {};
  const changed = taken(isObject(inner) ? inner : {}, innerSource, rest);
  return Object.keys(changed).length === 0 && inner === undefined
    ? target
    : { ...target, [first]: changed };
}
