import { type Failure, isPassing, NetworkFailure } from '../../failure.ts';

/** One thing that Google says is wrong. */
export interface GoogleError {
  /** Its group and name: 'campaignError.DUPLICATE_CAMPAIGN_NAME'. Empty when it names none. */
  code: string;
  message: string;
  /** 'mutate_operations[1].campaign_operation.create.name' */
  field: string | undefined;
  /** The operation of a mutate that it is about. */
  operation: number | undefined;
  /** What a policy found: 'EMPLOYMENT_SCAMS'. */
  topics: readonly string[];
  retryDelayMs: number | undefined;
}

/** A failure with everything that was found: several ads can be wrong at once. */
export interface GoogleFailure extends Failure {
  errors: readonly GoogleError[];
}

export const errorsOf = ({ failure }: NetworkFailure): readonly GoogleError[] =>
  (failure as Partial<GoogleFailure>).errors ?? [];

/** Whether all it says is one of these. */
export function isOnly(failure: NetworkFailure, ...codes: string[]): boolean {
  const errors = errorsOf(failure);
  return errors.length > 0 && errors.every(({ code }) => codes.includes(code));
}

/** Refused for good, and for something that stands in an operation: not our key, not the account. */
export const isRefusedOperation = (error: unknown): error is NetworkFailure =>
  error instanceof NetworkFailure &&
  !isPassing(error.kind) &&
  errorsOf(error).length > 0 &&
  errorsOf(error).every(({ operation }) => operation !== undefined);
