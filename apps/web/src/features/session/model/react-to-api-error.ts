import type { ErrorReport } from '../../../lib/http/report-error.ts';
import type { Session } from './session.ts';

/**
 * What every failed request leads to. Without a session: the sign-in and one toast. Without the
 * right: the rights are asked for again, and one toast. Otherwise a toast, unless the caller shows
 * the failure itself.
 */
export function reactToApiError(
  session: Session,
  showHttpError: (report: ErrorReport) => void,
): (report: ErrorReport) => Promise<void> {
  return async (report) => {
    const { error, isQuiet } = report;
    if (error.endsSession) {
      if (await session.endRefused()) showHttpError(report);
    } else if (error.lacksRight) {
      if (await session.reviewRights()) showHttpError(report);
    } else if (!isQuiet) {
      showHttpError(report);
    }
  };
}
