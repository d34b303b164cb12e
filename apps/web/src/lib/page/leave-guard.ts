/** Asks a person whether unsaved work may be lost. */
type Ask = () => Promise<boolean>;

const guards = new Set<Ask>();

/** Until the returned function is called, what would lose this work asks first. */
export function guardLeaving(ask: Ask): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/**
 * Whether all that is on the screen may be given up. A step that can not be taken back asks before its
 * first effect; where only the address changes, the router's blockers ask.
 */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
