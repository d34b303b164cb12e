/** Storage may be full, blocked by the browser or absent; then the choice lasts as long as the page. */
function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

export interface Slot {
  read(): string | null;
  write(value: string | null): void;
}

function slot(storage: () => Storage, key: string): Slot {
  return {
    read: () => attempt(() => storage().getItem(key), null),
    write: (value) =>
      attempt(() => {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      }, undefined),
  };
}

/** Shared by all tabs and kept when the browser closes. */
export const localSlot = (key: string): Slot => slot(() => localStorage, key);

/** Of this tab alone. */
export const tabSlot = (key: string): Slot => slot(() => sessionStorage, key);

/** The names of the slots that all tabs share and that hold something. */
export const localKeys = (): string[] => attempt(() => Object.keys(localStorage), []);

/** Empties the slots that all tabs share and that are called so. */
export function dropLocal(isDropped: (key: string) => boolean): void {
  for (const key of localKeys().filter(isDropped)) localSlot(key).write(null);
}
