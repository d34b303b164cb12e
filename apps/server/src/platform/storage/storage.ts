import type { Readable } from 'node:stream';

/** Both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Files by key. Keys are made by us, never by a user. */
export interface Storage {
  put(key: string, body: Readable | Buffer): Promise<void>;
  /** Undefined when there is no such file. `size` is that of what comes, a range or the whole. */
  get(key: string, range?: ByteRange): Promise<{ body: Readable; size: number } | undefined>;
  delete(key: string): Promise<void>;
}

const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]{2,5}$/;

export function assertKey(key: string): void {
  if (!keyShape.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
