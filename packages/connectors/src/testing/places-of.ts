import type { Connector, PlaceOn } from '../connector.ts';
import { findOnNetwork } from '../look-up-place.ts';

/** Places as a network knows them, each looked up once; forgotten with the test. */
export function placesOf(connector: Connector): PlaceOn {
  const known = new Map<string, ReturnType<PlaceOn>>();
  return (place) => {
    const key = JSON.stringify(place);
    const found = known.get(key) ?? findOnNetwork(connector, place);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}
