const beingDeleted = new Set<string>();

/** Whether this page deletes it just now: the news of that may come before the answer. */
export const isBeingDeleted = (id: string): boolean => beingDeleted.has(id);

/** What is asked to go stays so once it has gone; a refusal leaves it as it was. */
export async function whileDeleting(id: string, remove: () => Promise<unknown>): Promise<void> {
  beingDeleted.add(id);
  try {
    await remove();
  } catch (error) {
    beingDeleted.delete(id);
    throw error;
  }
}

/** Tests name what they delete by the same few ids: a query of a later one would never be asked. */
export const forgetDeleted = (): void => beingDeleted.clear();
