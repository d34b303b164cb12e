import type { SavedList } from '@posthorn/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Made } from '../made.ts';

export interface SavedViewTable {
  id: Generated<string>;
  account_id: string;
  person_id: string;
  name: string;
  is_shared: Generated<boolean>;
  list: ColumnType<SavedList, string, string>;
  created_at: Made;
  version: Generated<number>;
}

export interface DefaultViewTable {
  account_id: string;
  person_id: string;
  view_id: string;
}
