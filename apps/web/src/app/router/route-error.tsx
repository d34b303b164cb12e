import { fill } from '@posthorn/domain';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { uiTexts } from '@posthorn/domain/texts/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, errorText } from '../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../lib/page/document-title.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

/** Stands in the place of a page that failed to load or to draw. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useDocumentTitle(uiTexts.errorTitle);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <ErrorState
        headingLevel={2}
        reason={errorText(error)}
        onRetry={retry}
        details={requestId ? fill(shellTexts.requestId, { id: requestId }) : undefined}
      />
    </div>
  );
}
