import {
  type CampaignType,
  type Channel,
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
import { type AdOwner, adsHref } from '../../ads/index.ts';

interface AdsInTheWayProps {
  isOpen: boolean;
  onClose: () => void;
  /** What has the ads, as it is called. */
  title: string;
  owner: AdOwner;
  channelsWithAds: readonly Channel[];
  /** What it can not become. */
  type: CampaignType;
  /** A person goes to look at the ads. */
  onLeave: () => void;
}

/** Why the type can not be changed yet, and the way to the ads that have no place in it. */
export function AdsInTheWay(props: AdsInTheWayProps) {
  const { isOpen, onClose, title, owner, channelsWithAds, type, onLeave } = props;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onClose}
      title={fill(creationTexts.titleCanNotBecomeLabel, {
        title,
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
              <Link href={adsHref(owner, channel)} onPress={onLeave}>
                {fill(creationTexts.channelAds, { channel: channelLabels[channel] })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
