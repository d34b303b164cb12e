export const PALETTE_SIZE = 8;

/** A stable place in the palette of eight for anything with an id (FNV-1a). */
export function paletteIndex(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0) % PALETTE_SIZE;
}
