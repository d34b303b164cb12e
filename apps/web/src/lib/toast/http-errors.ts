import type { OperationId } from '@posthorn/contract';
import { toast } from '../../ui/overlays/toast-queue.ts';
import type { ApiError } from '../http/api-error.ts';
import type { SuccessReport } from '../http/report-error.ts';
import { notify } from './notify.ts';

/** What has to work before a toast is out of date. Any answer proves that there is a connection. */
type Cause = OperationId | 'connection';

const causeOf = (error: ApiError, operation: OperationId): Cause => {
  if (error.status === 0) return 'connection';
  return error.endsSession ? 'getMe' : operation;
};

/** The toasts in sight, by their words. */
const shown = new Map<string, { id: string; causes: Set<Cause> }>();

export function showHttpError(error: ApiError, operation: OperationId): void {
  const { message } = error;
  const causes = shown.get(message)?.causes ?? new Set<Cause>();
  causes.add(causeOf(error, operation));
  const id = notify.httpError(message, {
    requestId: error.idForSupport,
    onClose: () => shown.delete(message),
  });
  shown.set(message, { id, causes });
}

/** Takes away what said that this could not be read. A change that failed is not undone by another. */
export function forgetHttpErrors({ operation, isRead }: SuccessReport): void {
  for (const { id, causes } of [...shown.values()]) {
    causes.delete('connection');
    if (isRead) causes.delete(operation);
    if (causes.size === 0) toast.close(id);
  }
}
