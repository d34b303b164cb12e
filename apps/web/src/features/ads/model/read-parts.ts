/** A part of the page, and how far its top is below that of the window. */
export interface PagePart {
  id: string;
  top: number;
}

/** Tops of parts side by side differ by less than this. */
const SAME_LINE = 2;

/** The part that is being read: the last one that has come up to a line; of several side by side, the first. */
export function readPart(parts: readonly PagePart[], line: number): string | undefined {
  const reached = parts.filter(({ top }) => top < line);
  const last = reached.at(-1);
  if (!last) return parts[0]?.id;
  return reached.find(({ top }) => Math.abs(top - last.top) < SAME_LINE)?.id;
}
