import { Malformed } from '../errors.ts';
import { isKind, type KindName, kinds } from '../kinds.ts';
import { isObject, type JsonObject, readMessage } from '../names/check.ts';
import { camel, snake } from '../names/describe.ts';

export type Operation = { kind: KindName } & (
  | { verb: 'create'; fields: JsonObject }
  | { verb: 'update'; fields: JsonObject; mask: string }
  | { verb: 'remove'; resourceName: string }
);

/** Beside what is done, for policies that a person asks an exemption from. */
const alsoAllowed = ['updateMask', 'policyValidationParameter', 'exemptPolicyViolationKeys'];

/** One entry of a `googleAds:mutate`: {campaignOperation: {create: {…}}}. */
export function readOperation(value: unknown, at: string): Operation {
  if (!isObject(value)) throw new Malformed(`Invalid value at '${at}', expected an object.`);
  const entries = Object.entries(value);
  const [first, second] = entries;
  const kind = camel(first?.[0] ?? '').replace(/Operation$/, '');
  if (!first || !camel(first[0]).endsWith('Operation') || !isKind(kind))
    throw new Malformed(
      `Invalid JSON payload received. Unknown name "${first?.[0] ?? ''}" at '${at}': Cannot find field.`,
    );
  if (second)
    throw new Malformed(
      `Invalid value at '${at}' (oneof), oneof field 'operation' is already set. Cannot set '${snake(second[0])}'`,
    );
  return readBody(kind, first[1], `${at}.${snake(kind)}_operation`);
}

/** What one operation does, as services for a single kind take it, too. */
export function readBody(kind: KindName, value: unknown, at: string): Operation {
  if (!isObject(value)) throw new Malformed(`Invalid value at '${at}', expected an object.`);
  const body = Object.fromEntries(Object.entries(value).map(([name, one]) => [camel(name), one]));
  const verbs = (['create', 'update', 'remove'] as const).filter(
    (verb) => body[verb] !== undefined,
  );
  for (const name of Object.keys(body))
    if (!['create', 'update', 'remove', ...alsoAllowed].includes(name))
      throw new Malformed(
        `Invalid JSON payload received. Unknown name "${name}" at '${at}': Cannot find field.`,
      );
  const [verb, other] = verbs;
  if (!verb || other)
    throw new Malformed(`Invalid value at '${at}' (oneof), one operation is needed and allowed.`);
  const { message } = kinds[kind];
  if (verb === 'remove') return { kind, verb, resourceName: String(body.remove) };
  const fields = readMessage(message, body[verb], `${at}.${verb}`);
  if (verb === 'create') return { kind, verb, fields };
  return { kind, verb, fields, mask: String(body.updateMask ?? '') };
}
