import { NetworkFailure } from '../failure.ts';
import {
  errorsOf,
  type GoogleError,
  type GoogleFailure,
  isRefusedOperation,
} from './errors/error.ts';
import { failureAbout } from './errors/failure.ts';
import { keywordMessage } from './errors/sentences.ts';
import { keywordIn, type Operation } from './operation.ts';

/** The keyword that the operation of an error would add; undefined where it adds none. */
export const addedKeyword = (operations: readonly Operation[], { operation }: GoogleError) =>
  keywordIn(operations[operation ?? -1]);

/**
 * The keywords that a mutate was refused for, by their words. All ads of a campaign share them: what Google has
 * against one is no fault of an ad, so it carries no operation by which an ad would be found.
 */
export function refusedKeywords(
  operations: readonly Operation[],
  error: unknown,
): NetworkFailure | undefined {
  if (!isRefusedOperation(error)) return undefined;
  const found = errorsOf(error).filter((one) => addedKeyword(operations, one) !== undefined);
  const [first] = found;
  if (!first) return undefined;
  const texts = found.map((one) => addedKeyword(operations, one) ?? '');
  const failure: GoogleFailure = {
    ...failureAbout(error.failure as GoogleFailure, first),
    userMessage: keywordMessage([...new Set(texts)], first),
    errors: [],
  };
  return new NetworkFailure(failure);
}
