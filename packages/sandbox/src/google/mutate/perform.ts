import type { Fields, Json, LedgerObject } from '../../ledger/object.ts';
import type { Customer } from '../customer.ts';
import { type Path, refuse } from '../errors.ts';
import { kinds } from '../kinds.ts';
import type { JsonObject } from '../names/check.ts';
import { furnishGoalConfig } from '../rules/conversion-goal.ts';
import { rules } from '../rules/index.ts';
import type { Made } from '../rules/rule.ts';
import { checkTrackingTemplate } from '../rules/tracking-template.ts';
import { masked } from './mask.ts';
import type { Operation } from './operation.ts';

/** Carries out one operation; answers the resource name of what it was about. */
export function perform(customer: Customer, operation: Operation, path: Path): string {
  if (operation.verb === 'create') return make(customer, operation, [...path, 'create']);
  const name = operation.verb === 'remove' ? operation.resourceName : operation.fields.resourceName;
  const object = existing(customer, String(name ?? ''), operation, path);
  if (operation.verb === 'update') change(customer, object, operation, [...path, 'update']);
  else {
    rules[operation.kind].remove?.(object, customer, [...path, 'remove']);
    customer.world.ledger.remove(object.id);
  }
  return String(name);
}

function make(
  customer: Customer,
  { kind, fields }: Extract<Operation, { verb: 'create' }>,
  path: Path,
): string {
  const { resourceName: _, ...wish } = fields;
  checkTrackingTemplate(wish, customer, path);
  const made = rules[kind].create(wish, customer, path);
  if (made.existing) return resourceNameOf(made.existing);
  const { resourceName, parent, name = '' } = made;
  keepApart(customer, made.unique, name, undefined);
  const { isLink } = kinds[kind];
  const id = isLink ? `${resourceName}#${customer.world.newId()}` : resourceName;
  const kept = { ...made.fields, resourceName } as Fields;
  customer.world.ledger.create({
    kind,
    id,
    account: customer.account.id,
    parent,
    name,
    fields: kept,
  });
  if (isLink) customer.claim(`link:${resourceName}`, id);
  if (made.unique) customer.claim(`${made.unique.scope}:${name}`, id);
  if (kept.sandboxHash) customer.claim(`file:${kept.sandboxHash}`, id);
  return resourceName;
}

function change(
  customer: Customer,
  object: LedgerObject,
  operation: Extract<Operation, { verb: 'update' }>,
  path: Path,
): void {
  const { kind, fields, mask } = operation;
  const { after, touched } = masked(kinds[kind].message, object.fields, fields, mask, path);
  if (touched.has('trackingUrlTemplate')) checkTrackingTemplate(after, customer, path);
  const { unique } =
    rules[kind].change?.(object, after, touched, customer, path) ?? ({} as Pick<Made, 'unique'>);
  const { ledger } = customer.world;
  if (touched.has('name')) {
    const name = String(after.name ?? '');
    keepApart(customer, unique, name, object.id);
    ledger.rename(object.id, name);
    if (unique) customer.claim(`${unique.scope}:${name}`, object.id);
  }
  const gone = Object.keys(object.fields).filter((name) => after[name] === undefined);
  const changes = { ...after, ...Object.fromEntries(gone.map((name) => [name, undefined])) };
  ledger.change(object.id, changes as Record<string, Json | undefined>);
}

function existing(
  customer: Customer,
  name: string,
  { kind, verb }: Operation,
  path: Path,
): LedgerObject {
  const at = [...path, verb];
  furnishGoalConfig(customer, name);
  const object = customer.find(name);
  if (!object || object.kind !== kind)
    refuse('mutateError.RESOURCE_NOT_FOUND', 'Resource was not found.', at, { trigger: name });
  if (object.removedAt !== null)
    refuse(
      'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
      'The operation is not allowed for removed resources.',
      at,
      { trigger: name },
    );
  return object;
}

function keepApart(
  customer: Customer,
  unique: Made['unique'],
  name: string,
  own: string | undefined,
): void {
  if (!unique) return;
  customer.keepNameApart(unique.scope, name, own, () =>
    refuse(unique.code, unique.message, unique.field, { trigger: name }),
  );
}

const resourceNameOf = ({ fields }: { fields: JsonObject }): string => String(fields.resourceName);
