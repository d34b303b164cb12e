import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { Operation } from '@posthorn/contract';
import { BYTES_PER_MEGABYTE, finding } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import { atLeastSpeed } from '../least-speed.ts';
import { Refusal, refusalOf, refuse } from '../refusal.ts';

/** A file that has come in whole. It lies in a folder of ours and goes when the request is over. */
export interface Upload {
  path: string;
  /** As the browser called it: to be shown, never to be used as a path. */
  fileName: string;
  bytes: number;
}

interface Received {
  /** Undefined only where it may be left out. */
  upload: Upload | undefined;
  /** The other fields of the form, still to be checked. */
  fields: Record<string, string>;
}

/** A connection that sends nothing for so long is given up. */
const STALLED_MS = 30_000;

export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming');

/** Streams the one file of a form to the disk and hands it to the work; afterwards it is gone. */
export async function withUpload<T>(
  request: FastifyRequest,
  form: NonNullable<Operation['upload']>,
  dataDir: string,
  work: (received: Received) => Promise<T>,
  now?: () => number,
): Promise<T> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    return await work(await receive(request, form, path, now));
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(
  request: FastifyRequest,
  { field, maxMegabytes, isOptional }: NonNullable<Operation['upload']>,
  path: string,
  now?: () => number,
): Promise<Received> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media', 'request.unsupportedMedia');
  const limits = {
    fileSize: maxMegabytes * BYTES_PER_MEGABYTE,
    files: 2,
    fields: 20,
    fieldSize: 2_000,
  };
  // Too large a file is ours to explain, and so is a second one.
  const options = { limits, throwFileSizeLimit: false };
  const fields: Record<string, string> = {};
  let upload: Upload | undefined;
  const broken = new AbortController();
  const stalled = setTimeout(() => request.raw.destroy(), STALLED_MS);
  const tooSlow = () => {
    request.raw.destroy();
    return new Refusal('malformed', 'request.invalid');
  };
  const readParts = async () => {
    for await (const part of request.parts(options) as AsyncIterable<Multipart>) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== field) refuse(finding('media.noFile', field));
      if (upload) refuse(finding('media.oneFile', field));
      const bytes = refreshing(stalled, atLeastSpeed(part.file, tooSlow, now));
      upload = await writeDown(part, bytes, path, { max: maxMegabytes, signal: broken.signal });
    }
  };
  try {
    await Promise.race([readParts(), brokenOff(request)]);
  } catch (error) {
    broken.abort();
    // What still comes is read and forgotten: otherwise the next request on this connection waits.
    request.raw.unpipe().resume();
    // A form that makes no sense, or breaks off, is not our failure; a full disk is.
    if (error instanceof Refusal || isOfDisk(error)) throw error;
    throw new Refusal('malformed', 'request.invalid');
  } finally {
    clearTimeout(stalled);
  }
  if (!upload && !isOptional) refuse(finding('media.noFile', field));
  return { upload, fields };
}

/**
 * Fails when the connection ends before the body does, and never succeeds. When that happens inside
 * the head of a part, the parts themselves neither go on nor fail.
 */
const brokenOff = async (request: FastifyRequest): Promise<never> => {
  await finished(request.raw, { writable: false });
  return new Promise(() => {});
};

const isOfDisk = (error: unknown): boolean =>
  ['open', 'write', 'close'].includes((error as NodeJS.ErrnoException).syscall ?? '');

async function* refreshing(
  timer: NodeJS.Timeout,
  parts: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    timer.refresh();
    yield part;
  }
}

async function writeDown(
  part: MultipartFile,
  bytes: AsyncIterable<Uint8Array>,
  path: string,
  { max, signal }: { max: number; signal: AbortSignal },
): Promise<Upload> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(bytes, target, { signal });
  if (part.file.truncated) {
    throw refusalOf(finding('media.fileTooLarge', part.fieldname, { n: max }), 'too_large');
  }
  // The types promise a name; a part of a form need not have one.
  return { path, fileName: part.filename ?? '', bytes: target.bytesWritten };
}
