import { type Operation, type OperationId, operations } from '@posthorn/contract';
import { z } from 'zod';

const cuts = new Map<OperationId, (answer: unknown) => unknown>();

/** What may leave the server of an answer. */
export function cutToContract(id: OperationId, answer: unknown): unknown {
  const operation: Operation = operations[id];
  const schema = operation.answer ?? operation.current;
  if (!schema) return undefined;
  const cut = cuts.get(id) ?? cutTo(schema, `Answer of ${id}`);
  cuts.set(id, cut);
  return cut(answer);
}

/**
 * Lets through the keys that a schema of the contract names, with values of the types it
 * names. Other keys are dropped, so that a column more in a row never reaches a browser. Another type
 * throws, because an object in the place of a text could hold anything. Lengths, formats and ranges
 * are checked in tests only: a name that was allowed last year is no reason to answer nothing.
 */
export function cutTo<Sent>(schema: z.ZodType<Sent>, name: string): (value: unknown) => Sent {
  const shape = shapeOf(schema);
  return (value) => {
    const cut = shape.safeParse(value);
    if (cut.success) return cut.data as Sent;
    throw new Error(`${name} breaks the contract: ${cut.error.message}`);
  };
}

/** The schema without its checks of texts and numbers, which cost more than everything else. */
function shapeOf(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const keys = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    return z.object(Object.fromEntries(keys.map(([key, value]) => [key, shapeOf(value)])));
  }
  if (schema instanceof z.ZodArray) return z.array(shapeOf(schema.element));
  if (schema instanceof z.ZodNullable) return shapeOf(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap()).optional();
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options.map(shapeOf) as unknown as [z.ZodObject, ...z.ZodObject[]];
    return z.discriminatedUnion(schema.def.discriminator, options);
  }
  if (schema._zod.def.type === 'string') return z.string();
  if (schema._zod.def.type === 'number') return z.number();
  return schema as z.ZodType;
}
