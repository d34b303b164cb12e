import { isDeepStrictEqual } from 'node:util';
import { type Operation, type OperationId, operations } from '@posthorn/contract';

/**
 * In tests an answer must be exactly what the contract says: nothing missing, nothing more, every text
 * and number as it is described. What is cut off in production is a mistake here.
 */
export function verifyAnswer(id: OperationId, answer: unknown, sent: unknown): void {
  const { answer: schema } = operations[id] as Operation;
  if (!schema) return;
  const given = asJson(answer);
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new Error(`Answer of ${id} breaks the contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, given) || !isDeepStrictEqual(asJson(sent), given)) {
    throw new Error(`Answer of ${id} holds more than the contract says`);
  }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
