import { ApiError } from './api-error.ts';

/** Whether the session reacts to this failure and tells the person: said here too, it would be said twice. */
export const isToldBySession = (error: unknown): boolean =>
  error instanceof ApiError && error.isToldBySession;

/** For calls whose other failures are said by the caller, in its own words. */
export const saidByCaller = { suppressErrorToast: (error: ApiError) => !isToldBySession(error) };
