import { messageOf, sayMessage } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { NetworkFailure } from '../failure.ts';
import { failureOf } from './errors/failure.ts';
import type { Graph } from './map/graph.ts';
import { create, type Operation } from './operation.ts';
import { failuresOf, refusedAds } from './refused.ts';
import { refusedKeywords } from './refused-keywords.ts';

const keyword = (text: string): Operation =>
  create('adGroupCriterionOperation', { keyword: { text } });
const graph: Graph = {
  operations: [keyword('nurse'), keyword('carer'), create('adGroupAdOperation', {})],
  owners: [null, null, 'ad-1'],
  groups: new Map(),
};

const refusal = (...found: [operation: number, code: string][]) =>
  new NetworkFailure(
    failureOf(
      {
        ...{ status: 'INVALID_ARGUMENT', message: '', requestId: 'r-1', retryDelayMs: undefined },
        errors: found.map(([operation, code]) => ({
          ...{ code, operation, message: 'No.', field: undefined, topics: [] },
          retryDelayMs: undefined,
        })),
      },
      400,
    ),
  );

test.each([
  'criterionError.KEYWORD_TEXT_TOO_LONG',
  'criterionError.KEYWORD_HAS_INVALID_CHARS',
  'criterionError.INVALID_KEYWORD_TEXT',
  'policyViolationError.POLICY_ERROR',
  'policyFindingError.POLICY_FINDING',
])('%s names the keywords by their words', (code) => {
  const error = refusal([0, code], [1, code]);
  const userMessage = messageOf('google.keywordsRefused', { keywords: '“nurse”, “carer”', n: 2 });
  expect(failuresOf(graph, error)).toMatchObject([{ code, userMessage, adId: undefined }]);
  expect(refusedAds(graph, error)).toBeUndefined();
});

test.each([
  'fieldError.REQUIRED',
  'criterionError.CONCRETE_TYPE_REQUIRED',
  'resourceCountLimitExceededError.RESOURCE_LIMIT',
])('%s is no fault of the words, nor of an ad', (code) => {
  const error = refusal([0, code]);
  const userMessage = messageOf('google.notAccepted', { reason: 'No.' });
  expect(refusedKeywords(graph.operations, error)).toBeUndefined();
  expect(failuresOf(graph, error)).toMatchObject([{ code, userMessage, adId: undefined }]);
  expect(refusedAds(graph, error)).toBeUndefined();
});

test('what is wrong with an ad is told beside the keywords', () => {
  const error = refusal([1, 'criterionError.KEYWORD_TEXT_TOO_LONG'], [2, 'adError.INVALID_INPUT']);
  expect(failuresOf(graph, error).map(({ adId }) => adId)).toEqual([undefined, 'ad-1']);
});

test('one keyword is told as one, several as several', () => {
  const told = (...operations: number[]) =>
    failuresOf(
      graph,
      refusal(
        ...operations.map((at) => [at, 'policyViolationError.POLICY_ERROR'] as [number, string]),
      ),
    ).map(({ userMessage }) => sayMessage(userMessage));
  expect(told(0)).toEqual([
    expect.stringContaining('as a keyword: “nurse”. Change or remove it in'),
  ]);
  expect(told(0, 1)).toEqual([
    expect.stringContaining('as keywords: “nurse”, “carer”. Change or remove them in'),
  ]);
});
