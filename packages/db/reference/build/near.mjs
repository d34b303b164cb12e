const cellsPerDegree = 10;
const kmPerDegree = 111.2;

/** Finds what lies around a point without comparing everything with everything. */
export class Nearby {
  #cells = new Map();

  constructor(items) {
    for (const item of items) {
      const key = cellKey(item.country, cell(item.lat), cell(item.lng));
      const there = this.#cells.get(key);
      if (there) there.push(item);
      else this.#cells.set(key, [item]);
    }
  }

  /** The items of the same country in the nine cells around a point, nearest first. */
  around({ country, lat, lng }) {
    const found = [];
    for (const row of [-1, 0, 1]) {
      for (const column of [-1, 0, 1]) {
        const key = cellKey(country, cell(lat) + row, cell(lng) + column);
        for (const item of this.#cells.get(key) ?? []) {
          found.push({ item, km: distance(lat, lng, item.lat, item.lng) });
        }
      }
    }
    return found.sort((one, other) => one.km - other.km);
  }
}

const cell = (degrees) => Math.round(degrees * cellsPerDegree);
const cellKey = (country, row, column) => `${country} ${row} ${column}`;

/** Kilometres, flat: good enough for two towns that are close together. */
function distance(lat, lng, otherLat, otherLng) {
  const eastWest = (lng - otherLng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(lat - otherLat, eastWest) * kmPerDegree;
}
