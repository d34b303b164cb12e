import { callToActionIn } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { memo, use } from 'react';
import { PreviewLanguage } from '../model/preview-language.ts';

interface CallToActionProps {
  callToAction: string;
  className: string;
}

/** What the button says. It leads nowhere: anyone who looks at a preview is not applying. */
export const CallToAction = memo(function CallToAction({
  callToAction,
  className,
}: CallToActionProps) {
  const language = use(PreviewLanguage);
  return (
    <span className={className}>
      {callToAction ? callToActionIn(language, callToAction) : previewTexts.callToAction}
    </span>
  );
});
