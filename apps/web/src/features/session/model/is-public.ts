import { appConfigQuery } from '../api/get-app-config.ts';
import { localPeopleQuery } from '../api/list-local-people.ts';

/** What anyone may know stays: the sign-in page is asking for it at this very moment. */
export const isPublic = (name: unknown): boolean =>
  name === appConfigQuery.queryKey[0] || name === localPeopleQuery.queryKey[0];
