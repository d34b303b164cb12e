const listeners = new Set<() => void>();

/** For what outlives its page and belongs to the person who is going. The answer stops listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSessionEnd(): void {
  for (const listener of [...listeners]) listener();
}
