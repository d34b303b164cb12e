import type { Customer } from '../customer.ts';
import { type AdsError, type Path, Refused } from '../errors.ts';
import { type KindName, partsOf } from '../kinds.ts';
import { snake } from '../names/describe.ts';
import type { Operation } from './operation.ts';
import { perform } from './perform.ts';
import { policyFinding } from './policy.ts';

const MOST_OPERATIONS = 10_000;
const temporary = /^customers\/\d+\/\w+\/-\d+$/;

export interface Outcome {
  /** By operation; undefined where it was refused. */
  done: ({ kind: KindName; resourceName: string } | undefined)[];
  errors: AdsError[];
}

/**
 * Carries out operations in their order. New things may be named by negative numbers, and later
 * operations may refer to them so. Goes on after a refusal, to tell everything that is wrong.
 */
export function mutate(
  customer: Customer,
  operations: readonly Operation[],
  { isPerService, refusesLastAd }: { isPerService: boolean; refusesLastAd: boolean },
): Outcome {
  const outcome: Outcome = { done: [], errors: [] };
  if (operations.length > MOST_OPERATIONS)
    throw new Refused([
      { code: 'requestError.TOO_MANY_MUTATE_OPERATIONS', message: 'Too many operations.' },
    ]);
  const names = new Map<string, string | null>();
  const lastAd = operations.findLastIndex(
    ({ kind, verb }) => kind === 'adGroupAd' && verb === 'create',
  );
  for (const [index, operation] of operations.entries()) {
    const path: Path = isPerService
      ? [['operations', index]]
      : [['mutate_operations', index], `${snake(operation.kind)}_operation`];
    try {
      if (refusesLastAd && index === lastAd)
        throw new Refused([policyFinding([...path, 'create'])]);
      const resourceName = customer.world.ledger.attempt(() =>
        performNamed(customer, operation, names, path),
      );
      outcome.done.push({ kind: operation.kind, resourceName });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      outcome.errors.push(...error.errors);
      outcome.done.push(undefined);
      if (operation.verb === 'create') forget(operation, names);
    }
  }
  return outcome;
}

function performNamed(
  customer: Customer,
  operation: Operation,
  names: Map<string, string | null>,
  path: Path,
): string {
  if (operation.verb !== 'create') return perform(customer, operation, path);
  const own = String(operation.fields.resourceName ?? '');
  if (own !== '') checkNewName(own, operation.kind, names, path);
  const { resourceName: _, ...rest } = operation.fields;
  const fields = resolved(rest, names, path) as typeof rest;
  const made = perform(customer, { ...operation, fields }, path);
  if (own !== '') names.set(own, made);
  return made;
}

function checkNewName(
  name: string,
  kind: KindName,
  names: ReadonlyMap<string, string | null>,
  path: Path,
): void {
  const at = [...path, 'create', 'resource_name'];
  const no = (code: string, message: string): never => {
    throw new Refused([{ code, message, path: at, trigger: name }]);
  };
  if (!temporary.test(name) || partsOf(name).kind !== kind)
    no('newResourceCreationError.CANNOT_SET_ID_FOR_CREATE', 'A new resource has no number yet.');
  if (names.has(name))
    no('newResourceCreationError.DUPLICATE_TEMP_IDS', 'A temporary number is used twice.');
}

/** Every reference to something new, by the name it has got. */
function resolved(value: unknown, names: ReadonlyMap<string, string | null>, path: Path): unknown {
  if (typeof value === 'string' && temporary.test(value)) {
    const name = names.get(value);
    if (name) return name;
    const code =
      name === null
        ? 'newResourceCreationError.TEMP_ID_RESOURCE_HAD_ERRORS'
        : 'mutateError.RESOURCE_NOT_FOUND';
    throw new Refused([
      { code, message: 'It refers to something that is not there.', path, trigger: value },
    ]);
  }
  if (Array.isArray(value)) return value.map((one) => resolved(one, names, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, resolved(one, names, path)]),
  );
}

function forget(operation: Operation, names: Map<string, string | null>): void {
  if (operation.verb !== 'create') return;
  const own = String(operation.fields.resourceName ?? '');
  if (own !== '' && !names.get(own)) names.set(own, null);
}
