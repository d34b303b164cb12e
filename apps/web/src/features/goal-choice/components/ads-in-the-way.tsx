import {
  type CampaignType,
  campaignTitle,
  campaignTypeSpecs,
  channelLabels,
  channelsInTheWay,
  fill,
  sayFinding,
  typeChangeBlockers,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { adsHref, campaignOwner } from '../../ads/index.ts';
import type { Campaign } from '../../campaigns/index.ts';

interface AdsInTheWayProps {
  isOpen: boolean;
  onClose: () => void;
  campaign: Campaign;
  type: CampaignType;
  /** A person goes to look at the ads. */
  onLeave: () => void;
}

/** Why the type can not be changed yet, and the way to the ads that have no place in it. */
export function AdsInTheWay({ isOpen, onClose, campaign, type, onLeave }: AdsInTheWayProps) {
  const { channelsWithAds } = campaign;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onClose}
      title={fill(creationTexts.campaignTitleCanNotBecomeLabel, {
        campaignTitle: campaignTitle(campaign),
        label: campaignTypeSpecs[type].label,
      })}
      footer={
        <Button onPress={onClose} autoFocus>
          {commonTexts.close}
        </Button>
      }
    >
      <div className="text-base text-text-2">
        {typeChangeBlockers(type, channelsWithAds).map((found) => (
          <p key={found.code}>{sayFinding(found)}</p>
        ))}
        <p className="mt-2">{creationTexts.adsInTheWay}</p>
        <ul className="mt-1 list-disc pl-5">
          {channelsInTheWay(type, channelsWithAds).map((channel) => (
            <li key={channel}>
              <Link href={adsHref(campaignOwner(campaign), channel)} onPress={onLeave}>
                {fill(creationTexts.channelAds, { channel: channelLabels[channel] })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
