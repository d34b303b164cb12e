import type { OperationId } from '@posthorn/contract';
import { toast } from '../../ui/overlays/toast-queue.ts';
import type { ErrorReport, SuccessReport } from '../http/report-error.ts';
import { notify } from './notify.ts';

/** What has to work before a toast is out of date. Any answer proves that there is a connection to read by. */
type Cause = OperationId | 'connection';

type Failure = Pick<ErrorReport, 'error' | 'operation' | 'isRead'>;

const causeOf = ({ error, operation, isRead }: Failure): Cause => {
  // A change that got no answer may not have happened: no other answer makes up for it.
  if (error.status === 0 && isRead) return 'connection';
  return error.endsSession ? 'getMe' : operation;
};

/** The toasts in sight, by their words. */
const shown = new Map<string, { id: string; causes: Set<Cause> }>();

export function showHttpError(failure: Failure): void {
  const { error } = failure;
  const { message } = error;
  const causes = shown.get(message)?.causes ?? new Set<Cause>();
  causes.add(causeOf(failure));
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
