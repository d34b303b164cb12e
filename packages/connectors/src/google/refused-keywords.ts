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

/** Google names the words of a keyword, or a policy, as what is wrong with it. */
const aboutWords =
  /^(?:criterionError\.(?:INVALID_)?KEYWORD_|policyFindingError\.|policyViolationError\.)/;

/** The words of the keyword that an error refuses; undefined where it is about anything else. */
export const refusedWords = (
  operations: readonly Operation[],
  { code, operation }: GoogleError,
): string | undefined =>
  aboutWords.test(code) ? keywordIn(operations[operation ?? -1]) : undefined;

/**
 * The keywords that a mutate was refused for, by their words. All ads of a campaign share them: what Google has
 * against one is no fault of an ad, so it carries no operation by which an ad would be found.
 */
export function refusedKeywords(
  operations: readonly Operation[],
  error: unknown,
): NetworkFailure | undefined {
  if (!isRefusedOperation(error)) return undefined;
  const found = errorsOf(error).flatMap((one) => {
    const words = refusedWords(operations, one);
    return words === undefined ? [] : [{ one, words }];
  });
  const [first] = found;
  if (!first) return undefined;
  const texts = new Set(found.map(({ words }) => words));
  const failure: GoogleFailure = {
    ...failureAbout(error.failure as GoogleFailure, first.one),
    userMessage: keywordMessage([...texts], first.one),
    errors: [],
  };
  return new NetworkFailure(failure);
}
