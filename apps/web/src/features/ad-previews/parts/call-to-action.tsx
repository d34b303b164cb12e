import { callToActionLabel } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { memo } from 'react';

interface CallToActionProps {
  callToAction: string;
  className: string;
}

/** What the button says. It leads nowhere: anyone who looks at a preview is not applying. */
export const CallToAction = memo(function CallToAction({
  callToAction,
  className,
}: CallToActionProps) {
  return (
    <span className={className}>
      {callToAction ? callToActionLabel(callToAction) : previewTexts.callToAction}
    </span>
  );
});
