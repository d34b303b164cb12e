import type { ErrorReport } from '../../../lib/http/report-error.ts';
import type { Session } from './session.ts';

/**
 * What every failed request leads to: a refused one to the sign-in and then one toast, the others
 * to a toast unless the caller shows the failure itself.
 */
export function reactToApiError(
  session: Session,
  showHttpError: (message: string) => void,
): (report: ErrorReport) => Promise<void> {
  return async ({ error, isQuiet }) => {
    if (error.endsSession) {
      if (await session.endRefused(error)) showHttpError(error.message);
    } else if (!isQuiet) {
      showHttpError(error.message);
    }
  };
}
