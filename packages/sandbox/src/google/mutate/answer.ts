import type { Customer } from '../customer.ts';
import { failureStatus, Malformed, Refused } from '../errors.ts';
import type { KindName } from '../kinds.ts';
import type { JsonObject } from '../names/check.ts';
import { viewOf } from '../views.ts';
import { mutate, type Outcome } from './mutate.ts';
import { readBody, readOperation } from './operation.ts';

const known = [
  'customerId',
  'mutateOperations',
  'operations',
  'partialFailure',
  'validateOnly',
  'responseContentType',
];

/** All or nothing, unless partial failures are asked for; nothing at all when it is only tried. */
export function answerMutate(
  customer: Customer,
  body: JsonObject,
  { version, kind, isPartial }: { version: string; kind: KindName | undefined; isPartial: boolean },
): JsonObject {
  const list = kind ? 'operations' : 'mutateOperations';
  for (const name of Object.keys(body))
    if (!known.includes(name))
      throw new Malformed(
        `Invalid JSON payload received. Unknown name "${name}": Cannot find field.`,
      );
  const wished = Array.isArray(body[list]) ? body[list] : [];
  if (wished.length === 0)
    throw new Refused([
      { code: 'requestError.OPERATION_REQUIRED', message: 'There is nothing to do.' },
    ]);
  const operations = wished.map((one, index) =>
    kind
      ? readBody(kind, one, `operations[${index}]`)
      : readOperation(one, `mutate_operations[${index}]`),
  );
  const { ledger } = customer.world;
  const isTried = body.validateOnly === true;
  const isAtomic = body.partialFailure !== true;
  const work = () => {
    const outcome = mutate(customer, operations, {
      isPerService: kind !== undefined,
      refusesLastAd: isPartial,
    });
    if (isAtomic && outcome.errors.length > 0) throw new Refused(outcome.errors);
    return outcome;
  };
  const outcome = isTried ? ledger.rehearse(work) : ledger.attempt(work);
  return {
    ...(!isTried && results(customer, outcome, kind, body.responseContentType)),
    ...(outcome.errors.length > 0 && {
      partialFailureError: { code: 3, ...failureStatus(version, 400, outcome.errors).status },
    }),
  };
}

function results(
  customer: Customer,
  { done }: Outcome,
  kind: KindName | undefined,
  content: unknown,
): JsonObject {
  const slots = done.map((one) => {
    if (!one) return {};
    const object = content === 'MUTABLE_RESOURCE' ? customer.find(one.resourceName) : undefined;
    const result = {
      resourceName: one.resourceName,
      ...(object && { [one.kind]: viewOf(customer, object) }),
    };
    return kind ? result : { [`${one.kind}Result`]: result };
  });
  return kind ? { results: slots } : { mutateOperationResponses: slots };
}
