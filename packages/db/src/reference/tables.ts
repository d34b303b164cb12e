import type { Generated } from 'kysely';

export type PlaceType = 'city' | 'region' | 'country';

export interface PlaceTable {
  id: string;
  type: PlaceType;
  name: string;
  country_code: string;
  country_name: string;
  region_name: string | null;
  population: number;
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
  synonyms: string[];
  terms: string[];
  retired: Generated<boolean>;
}

export interface ReferenceVersionTable {
  only_row: Generated<boolean>;
  version: string;
  loaded_at: Generated<Date>;
}
