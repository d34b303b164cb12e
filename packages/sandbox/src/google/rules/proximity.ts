import type { SandboxPlace } from '../../places/places.ts';
import type { Customer } from '../customer.ts';
import { type Path, refuse } from '../errors.ts';
import { isObject, type JsonObject } from '../names/check.ts';

const KM_PER_MILE = 1.609344;
const LARGEST_KM = 800;
const MICRO = 1_000_000;

/** A circle needs a point on earth, and a radius that is neither nothing nor half a continent. */
export function checkProximity(value: JsonObject, path: Path): void {
  const at = (name: string): Path => [...path, 'proximity', name];
  if (!isObject(value.geoPoint) && !isObject(value.address))
    refuse('fieldError.REQUIRED', 'The required field was not present.', at('geo_point'));
  if (isObject(value.geoPoint)) {
    const { latitude, longitude } = pointOf(value);
    if (Math.abs(latitude) > 90)
      refuse('criterionError.INVALID_LATITUDE', 'Invalid latitude.', at('geo_point'));
    if (Math.abs(longitude) > 180)
      refuse('criterionError.INVALID_LONGITUDE', 'Invalid longitude.', at('geo_point'));
  }
  if (value.radiusUnits === undefined)
    refuse('criterionError.INVALID_PROXIMITY_RADIUS_UNITS', 'Invalid radius units.', [
      ...at('radius_units'),
    ]);
  const radius = Number(value.radius ?? 0) * (value.radiusUnits === 'MILES' ? KM_PER_MILE : 1);
  if (!(radius > 0 && radius <= LARGEST_KM))
    refuse('criterionError.INVALID_PROXIMITY_RADIUS', 'Invalid radius.', at('radius'));
}

/** The city in the middle of a circle. */
export function cityInside(value: unknown, { world }: Customer): SandboxPlace | undefined {
  return isObject(value) && isObject(value.geoPoint)
    ? world.nearestCity(pointOf(value))
    : undefined;
}

function pointOf({ geoPoint }: JsonObject) {
  const point = isObject(geoPoint) ? geoPoint : {};
  return {
    latitude: Number(point.latitudeInMicroDegrees ?? 0) / MICRO,
    longitude: Number(point.longitudeInMicroDegrees ?? 0) / MICRO,
  };
}
