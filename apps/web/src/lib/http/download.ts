import type { OperationCall, OperationId } from '@posthorn/contract';
import { ApiError } from './api-error.ts';
import { operationRoute } from './operation-route.ts';
import { type Parameters, routeUrl } from './operation-url.ts';
import { readAnswer } from './read-answer.ts';
import { reportApiError } from './report-error.ts';

interface DownloadOptions {
  signal: AbortSignal;
  /** How many bytes have come so far. */
  onReceived: (bytes: number) => void;
}

/**
 * Fetches a file piece by piece; undefined where there is none. A failure is thrown and reported to the app
 * without a toast: the caller says it in its own words.
 */
export async function download<Id extends OperationId>(
  id: Id,
  input: OperationCall<Id>,
  { signal, onReceived }: DownloadOptions,
): Promise<Blob | undefined> {
  try {
    const url = routeUrl(
      await operationRoute(id),
      input as { params?: Parameters; query?: Parameters },
    );
    const response = await fetch(url, { credentials: 'same-origin', signal });
    if (!response.ok) await readAnswer(response);
    if (response.status === 204 || !response.body) return undefined;
    const pieces: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (let next = await reader.read(); next.value; next = await reader.read()) {
      pieces.push(next.value);
      bytes += next.value.byteLength;
      onReceived(bytes);
    }
    return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
  } catch (error) {
    if (error instanceof ApiError) {
      reportApiError({ error, operation: id, isRead: true, isQuiet: true });
    }
    throw error;
  }
}

/** Hands a file to the browser, as if a link to it had been pressed. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
