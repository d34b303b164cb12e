import type { PlaceOnNetwork } from '../../connector.ts';
import type { Fields } from '../operation.ts';

/** Around a point, as Google counts: in millionths of a degree. */
export interface Circle {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** Where a campaign is shown on Google, each place once. */
export interface PlacesOnGoogle {
  /** Resource names of places of Google's own. */
  locations: readonly string[];
  circles: readonly Circle[];
}

const MICRO = 1_000_000;

export const circleOf = (pin: Extract<PlaceOnNetwork, { is: 'pin' }>): Circle => ({
  latitude: Math.round(pin.latitude * MICRO),
  longitude: Math.round(pin.longitude * MICRO),
  radiusKm: pin.radiusKm,
});

/** The same for the same circle, whether it is wished for or was told by Google. */
export const circleKey = ({ latitude, longitude, radiusKm }: Circle): string =>
  [latitude, longitude, radiusKm].join(' ');

export const proximityOf = ({ latitude, longitude, radiusKm }: Circle): Fields => ({
  geoPoint: { latitudeInMicroDegrees: latitude, longitudeInMicroDegrees: longitude },
  radius: radiusKm,
  radiusUnits: 'KILOMETERS',
});

/** A circle as Google tells it. */
export interface SeenProximity {
  geoPoint?: { latitudeInMicroDegrees?: number; longitudeInMicroDegrees?: number };
  radius?: number;
  radiusUnits?: string;
}

const KM_PER_MILE = 1.609344;

export const seenCircle = ({ geoPoint, radius = 0, radiusUnits }: SeenProximity): Circle => ({
  latitude: geoPoint?.latitudeInMicroDegrees ?? 0,
  longitude: geoPoint?.longitudeInMicroDegrees ?? 0,
  radiusKm: radiusUnits === 'MILES' ? radius * KM_PER_MILE : radius,
});
