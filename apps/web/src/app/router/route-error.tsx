import { uiTexts } from '@posthorn/domain/texts/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorReason } from '../../lib/http/error-reason.tsx';
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
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <ErrorState headingLevel={2} reason={<ErrorReason error={error} />} onRetry={retry} />
    </div>
  );
}
