/** The same list with one item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export interface Point {
  x: number;
  y: number;
}

const squared = (one: Point, other: Point) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** Which place is nearest, also where places wrap over several lines. */
export function nearestPlace(places: readonly Point[], at: Point): number {
  return places.reduce(
    (best, place, n) => (squared(place, at) < squared(places[best] ?? place, at) ? n : best),
    0,
  );
}

/** How far each item makes room while one hangs over a place that is not its own. */
export function shifts(places: readonly Point[], from: number, to: number): Point[] {
  const order = moved([...places.keys()], from, to);
  return places.map((place, n) => {
    const target = places[order.indexOf(n)] ?? place;
    return { x: target.x - place.x, y: target.y - place.y };
  });
}
