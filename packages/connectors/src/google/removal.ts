import type { Run } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import type { Desk } from './desk.ts';
import { isOnly } from './errors/error.ts';
import { type Operation, remove } from './operation.ts';

const alreadyGone = [
  'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
  'operationAccessDeniedError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
  'mutateError.RESOURCE_NOT_FOUND',
];

/** Takes away one thing; what is gone already is as good. */
export async function takeAway(
  { client }: Desk,
  kind: Parameters<typeof remove>[0],
  resourceName: string,
  { signal }: Pick<Run, 'signal'>,
): Promise<void> {
  const operations: Operation[] = [remove(kind, resourceName)];
  try {
    await client.mutate('change', operations, { signal });
  } catch (error) {
    if (!(error instanceof NetworkFailure && isOnly(error, ...alreadyGone))) throw error;
  }
}
