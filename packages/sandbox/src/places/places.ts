export type SandboxPlaceType = 'country' | 'region' | 'city' | 'quarter';

export interface SandboxPlace {
  /** Digits; a network may put something in front of it. */
  id: string;
  name: string;
  type: SandboxPlaceType;
  countryCode: string;
  /** The first level below the country. */
  regionName: string | null;
  /** Of cities and their quarters. */
  latitude: number | null;
  longitude: number | null;
}

export interface SandboxPlaceQuery {
  /** The beginning of its name. */
  text?: string;
  ids?: readonly string[];
  types?: readonly SandboxPlaceType[];
  countryCode?: string;
  limit?: number;
}

export interface Point {
  latitude: number;
  longitude: number;
}
