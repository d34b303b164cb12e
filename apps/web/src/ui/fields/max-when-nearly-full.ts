/** From here on a counter shows how much room is left; before, it would only be in the way. */
const NEARLY_FULL = 0.8;

/** The `max` of a field whose counter appears when it is of use. */
export const maxWhenNearlyFull = (length: number, max: number): number | undefined =>
  length > max * NEARLY_FULL ? max : undefined;
