import { dynamicCampaignPreviewTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-preview';
import { ApiError, isGone } from '../../../lib/http/api-error.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** Whether it was deleted, or was never there. */
export const isCampaignGone = ({ error }: { error: unknown }): boolean =>
  error instanceof ApiError && isGone(error);

export function CampaignGone() {
  return (
    <Card className="mt-3">
      <EmptyState
        headingLevel={2}
        illustration="no-result"
        title={texts.gone}
        action={
          <ButtonLink variant="primary" href={{ to: '/job-library/dynamic-campaigns' }}>
            {texts.toList}
          </ButtonLink>
        }
      >
        {texts.goneHint}
      </EmptyState>
    </Card>
  );
}
