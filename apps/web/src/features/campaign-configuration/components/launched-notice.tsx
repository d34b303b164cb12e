import { isOver } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CommandButton, campaignAdsHref } from '../../campaigns/index.ts';
import type { Campaign } from '../model/values.ts';

/** The configuration of a launched campaign is closed: what can be changed instead, one press away. */
export function LaunchedNotice({ campaign }: { campaign: Campaign }) {
  return (
    <Alert
      className="mt-4"
      actions={
        <>
          {isOver(campaign.status) ? null : (
            <ButtonLink size="sm" href={campaignAdsHref(campaign)}>
              {configurationTexts.changeAds}
            </ButtonLink>
          )}
          <CommandButton size="sm" campaign={campaign} command="extend" />
          <CommandButton size="sm" campaign={campaign} command="boost" />
          <CommandButton size="sm" campaign={campaign} command="duplicate" />
        </>
      }
    >
      {campaignTexts.notConfigurable}
    </Alert>
  );
}
