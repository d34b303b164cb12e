import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingProblem } from './outgoing-problem.ts';

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

/** What we say that we can unpack. */
export const ACCEPTED_PACKING = 'gzip, br, deflate';

/** Texts shrink to a twentieth, and seldom to less than a hundredth; zeros to a thousandth. */
const MOST_GROWTH = 200;
/** Before so much has come out, what goes in is too little to compare with. */
const JUDGED_FROM_BYTES = 8 * 1024 * 1024;

/**
 * The bytes of an answer as they are meant, no more than `maxBytes` of them. A file that is packed itself
 * (`jobs.xml.gz`) is unpacked too: its first two bytes say so.
 */
export async function* unpack(
  raw: AsyncIterable<Uint8Array>,
  encoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let packed = 0;
  let size = 0;
  const counted = async function* () {
    for await (const part of raw) {
      packed += part.length;
      yield part;
    }
  };
  const parts = counted();
  const first = await firstBytes(parts);
  if (first.length === 0) return;
  const unpacker = unpackerFor(encoding, first);
  const whole = startingWith(first, parts);
  // What fails on the way destroys all parts; it is told by the last one, which is read below.
  const unpacked = unpacker ? pipeline(Readable.from(whole), unpacker, () => {}) : whole;
  for await (const part of unpacked as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) throw new OutgoingProblem('tooLarge');
    if (unpacker && size > JUDGED_FROM_BYTES && size > packed * MOST_GROWTH) {
      throw new OutgoingProblem('bomb');
    }
    yield part;
  }
}

/** At least the two bytes that say whether it is packed, unless there are fewer. */
async function firstBytes(parts: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  let first: Uint8Array = new Uint8Array();
  while (first.length < 2) {
    const part = await parts.next();
    if (part.done) break;
    first = first.length === 0 ? part.value : Buffer.concat([first, part.value]);
  }
  return first;
}

function unpackerFor(encoding: string, first: Uint8Array): Transform | undefined {
  if (encoding === '' || encoding === 'identity') {
    return first[0] === 0x1f && first[1] === 0x8b ? createGunzip() : undefined;
  }
  const unpacker = unpackers[encoding];
  // Packed twice is no way of sending a text: it is how a bomb is hidden.
  if (!unpacker) throw new OutgoingProblem('unpacking', encoding.slice(0, 20));
  return unpacker();
}

async function* startingWith(first: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  yield first;
  yield* rest;
}
