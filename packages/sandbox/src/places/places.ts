export type SandboxPlaceType = 'country' | 'region' | 'city';

export interface SandboxPlace {
  /** Digits; a network may put something in front of it. */
  id: string;
  name: string;
  type: SandboxPlaceType;
  countryCode: string;
  regionName: string | null;
  latitude?: number;
  longitude?: number;
}

export interface SandboxPlaceQuery {
  /** The beginning of its name. */
  text?: string;
  ids?: readonly string[];
  types?: readonly SandboxPlaceType[];
  countryCode?: string;
  limit?: number;
}

export type SandboxPlaces = (query: SandboxPlaceQuery) => SandboxPlace[] | Promise<SandboxPlace[]>;
