import { campaignTypeSpecs, fill, isBeforeLaunch } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { BudgetBar } from '../../campaigns/index.ts';
import { focusField, SaveState } from '../../configuration-fields/index.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { sayUnfunded } from '../model/say-unfunded.ts';
import { useMissingPages } from '../model/use-missing-pages.ts';
import { NextButton } from './next-button.tsx';

/** What it costs, whether it is complete, and the way to the ads. */
export function BottomBar() {
  const { shown, account, findings, touchAll, isReadOnly } = useConfiguration();
  const lacksForm = campaignTypeSpecs[shown.type].needsForm && !shown.isLeadformComplete;
  const todo = lacksForm ? configurationTexts.formToDo : sayUnfunded(shown);
  const missing = useMissingPages(account.id);
  const navigate = useNavigate();
  const ads: PageAddress = {
    to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
    params: { campaignId: shown.id },
  };
  const isComplete = findings.length === 0;
  /** Opened again to be mended: the banner above says what is to do, and the ads are made. */
  const isLaunched = !isBeforeLaunch(shown.status);
  const showMissing = () => {
    touchAll();
    if (findings[0]) focusField(findings[0].field);
  };
  return (
    <BudgetBar
      label={configurationTexts.budgetAndNextStep}
      className="max-w-[64rem]"
      campaign={shown}
      currency={account.currency}
    >
      <div className="min-w-0 flex-1 text-sm text-text-2">
        {isReadOnly || (isLaunched && isComplete) ? null : isComplete ? (
          <p className="flex items-center gap-1.5">
            {todo ? (
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
            ) : (
              <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
            )}
            <span className="truncate max-sm:sr-only">
              {todo ?? configurationTexts.everythingIsFilledIn}
            </span>
          </p>
        ) : (
          <AriaButton
            onPress={showMissing}
            className="touch-target -mx-2 flex h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-control px-2 data-hovered:bg-surface-2 data-hovered:text-text"
          >
            <CircleDashed aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
            <span className="truncate">
              {fill(configurationTexts.fieldsToDo, { n: findings.length })}
            </span>
          </AriaButton>
        )}
      </div>
      {isReadOnly ? null : (
        <div className="shrink-0 max-sm:hidden">
          <SaveState isEcho />
        </div>
      )}
      {isReadOnly || isLaunched ? (
        <ButtonLink variant="primary" href={ads}>
          {configurationTexts.seeTheAds}
        </ButtonLink>
      ) : (
        <NextButton
          campaign={shown}
          missingPages={missing}
          isComplete={isComplete}
          onIncomplete={showMissing}
          onGo={() => void navigate(ads)}
        />
      )}
    </BudgetBar>
  );
}
