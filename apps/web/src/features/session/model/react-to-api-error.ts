import type { ErrorReport } from '../../../lib/http/report-error.ts';
import type { Session } from './session.ts';

/**
 * What every failed request leads to. Without a session: the sign-in and one toast. Without the
 * right: the rights are asked for again, and one toast. Otherwise a toast, unless the caller shows
 * the failure itself.
 */
export function reactToApiError(
  session: Session,
  showHttpError: (error: ErrorReport['error'], operation: ErrorReport['operation']) => void,
): (report: ErrorReport) => Promise<void> {
  return async ({ error, operation, isQuiet }) => {
    if (error.endsSession) {
      if (await session.endRefused()) showHttpError(error, operation);
    } else if (error.lacksRight) {
      if (await session.reviewRights()) showHttpError(error, operation);
    } else if (!isQuiet) {
      showHttpError(error, operation);
    }
  };
}
