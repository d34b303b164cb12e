import { isFormOpen } from '@posthorn/domain';
import type { FormOwner } from './repository.ts';

/** The form of a template never is: it has no status. */
export const isLocked = ({ status }: FormOwner): boolean =>
  status !== undefined && !isFormOpen(status);
