import { campaignTitle, campaignTypeSpecs, fill, isTypeOpen } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Pencil } from 'lucide-react';
import { Link } from '../../../ui/actions/link.tsx';
import {
  CampaignMenu,
  CampaignPages,
  HashButton,
  StatusTag,
  TypeTag,
} from '../../campaigns/index.ts';
import { SaveState } from '../../configuration-fields/index.ts';
import { useConfiguration } from '../model/configuration.tsx';

export function ConfigurationHeader() {
  const { shown, campaign, isReadOnly } = useConfiguration();
  const campaignId = campaign.id;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1
              lang={shown.language}
              className="line-clamp-3 text-xl font-semibold wrap-anywhere hyphens-auto"
            >
              {campaignTitle(shown)}
            </h1>
            {isReadOnly ? null : <SaveState />}
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-text-2">
            <StatusTag status={campaign.status} />
            {isTypeOpen(campaign.status) ? (
              <Link
                variant="plain"
                href={{
                  to: '/campaigns-overview/edit/manual-settings/$campaignId',
                  params: { campaignId },
                }}
                aria-label={fill(configurationTexts.labelChangeTheCampaignType, {
                  label: campaignTypeSpecs[campaign.type].label,
                })}
                className="touch-target group flex items-center gap-1 rounded-full!"
              >
                <TypeTag type={campaign.type} />
                <Pencil
                  aria-hidden="true"
                  className="size-3.5 text-text-3 group-data-hovered:text-text"
                />
              </Link>
            ) : (
              <TypeTag type={campaign.type} />
            )}
            <HashButton hash={campaign.hash} />
            <span className="text-sm wrap-anywhere">{campaign.workspaceName}</span>
          </div>
        </div>
        <CampaignMenu campaign={campaign} />
      </div>
      <CampaignPages campaign={campaign} />
    </header>
  );
}
