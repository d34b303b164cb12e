/** Browsers free it when the tab closes or crashes, so what has no lock has no open editor. */
const lockOf = (writer: string): string => `posthorn.draft.${writer}`;

/** Says to other tabs that the editor with this draft is open; until the answer is called. */
export function holdDraft(writer: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator) void navigator.locks.request(lockOf(writer), () => released);
  return release;
}

/** Calls as soon as no open editor writes the draft: now, or when the other tab closes. */
export function whenDraftIsFree(writer: string, then: () => void, signal: AbortSignal): void {
  if (!('locks' in navigator)) {
    then();
    return;
  }
  navigator.locks
    .request(lockOf(writer), { mode: 'shared', signal }, then)
    .catch((error: unknown) => {
      // This editor was closed before the other one.
      if (!signal.aborted) throw error;
    });
}
