import type { Language, LocationType, Network } from '@posthorn/domain';
import type { Generated } from 'kysely';

export interface PlaceTable {
  id: string;
  type: LocationType;
  name: string;
  country_code: string;
  country_name: string;
  region_name: string | null;
  population: number;
  alternatives: Generated<string[]>;
  latitude: number | null;
  longitude: number | null;
  /** Ids of places of the type region. */
  regions: Generated<string[]>;
}

/** What a network calls a place of ours. */
export interface NetworkPlaceTable {
  network: Network;
  is_sandbox: boolean;
  place_id: string;
  external_id: string;
  name: string;
  region_name: string | null;
  found_at: Date;
}

export interface PlaceNameTable {
  term: string;
  place_id: string;
  country_code: string;
  weight: number;
}

export interface FunctionGroupTable {
  key: string;
  name: string;
  retired: Generated<boolean>;
}

export interface JobProfileTable {
  id: string;
  name: string;
  function_group: string;
  /** Every other name, in all languages. */
  synonyms: string[];
  retired: Generated<boolean>;
}

export interface JobProfileTitleTable {
  profile_id: string;
  language: Language;
  /** 0 is the name, the others are synonyms. */
  position: number;
  title: string;
  terms: string[];
}

export interface ReferenceVersionTable {
  only_row: Generated<boolean>;
  version: string;
  loaded_at: Generated<Date>;
}
