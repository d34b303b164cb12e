import type { OperationId } from '@posthorn/contract';
import type { ErrorReport } from '../../../lib/http/report-error.ts';
import type { Session } from './session.ts';

/** Who is refused an answer to these has lost more than a single right. */
const aboutThePerson = new Set<OperationId>(['getMe', 'listMemberships']);

/**
 * What every failed request leads to. Without a session, or without any account: the sign-in and one toast.
 * Without a single right: the rights are asked for again, and one toast. Otherwise a toast, unless the caller
 * shows the failure itself.
 */
export function reactToApiError(
  session: Session,
  showHttpError: (report: ErrorReport) => void,
): (report: ErrorReport) => Promise<void> {
  return async (report) => {
    const { error, isQuiet, operation } = report;
    if (error.endsSession || (error.lacksRight && aboutThePerson.has(operation))) {
      if (await session.endRefused()) showHttpError(report);
    } else if (error.lacksRight) {
      if (await session.reviewRights()) showHttpError(report);
    } else if (!isQuiet) {
      showHttpError(report);
    }
  };
}
