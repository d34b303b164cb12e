import { adTypeSpecs } from '@posthorn/domain';
import { Suspense } from 'react';
import {
  campaignPages,
  isLeftOut,
  MissingChannelDialog,
  SocialPageButton,
} from '../../ads/index.ts';
import { useCampaignScene } from '../model/use-campaign-scene.ts';
import { Editing, type EditingProps } from './editing.tsx';

/** The editor of an ad of the campaign in the address. */
export function CampaignEditing(props: EditingProps) {
  const { campaign, ...found } = useCampaignScene(props.adType);
  return (
    <Editing
      {...props}
      found={{
        ...found,
        isLeftOut: (type) =>
          campaign !== undefined && isLeftOut(campaign, adTypeSpecs[type].placement),
        missingChannel: (type, onCancel) =>
          campaign ? (
            <Suspense>
              <MissingChannelDialog
                campaign={campaign}
                placement={adTypeSpecs[type].placement}
                onClose={onCancel}
              />
            </Suspense>
          ) : null,
        pageChoice: (channel) =>
          campaign && channel ? (
            <SocialPageButton of={campaignPages(campaign)} channel={channel} />
          ) : null,
      }}
    />
  );
}
