import type { OperationCurrent, OperationId } from '@posthorn/contract';
import { isStale } from './api-error.ts';

/**
 * What is there now, which comes with the refusal of what was made on an older version. Nothing where the call failed
 * for another reason. `_operation` is the one that was called: it says what the answer is.
 */
export const staleAnswer = <Id extends OperationId>(
  _operation: Id,
  error: unknown,
): OperationCurrent<Id> | undefined =>
  isStale(error) ? ((error.current ?? undefined) as OperationCurrent<Id> | undefined) : undefined;
