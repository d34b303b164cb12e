import { adTypeSpecs, channelLabels, fill, listed } from '@posthorn/domain';
import { carryOverTexts } from '@posthorn/domain/texts/carry-over';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import type { carryOffer } from './carry-plan.ts';

interface CarryOverOfferProps {
  offer: NonNullable<ReturnType<typeof carryOffer>>;
  onOpen: () => void;
}

/** Beside the ad that others can be made from, as long as channels are without one. */
export function CarryOverOffer({ offer, onOpen }: CarryOverOfferProps) {
  const { source, channels } = offer;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3">
      <p className="min-w-0 flex-1 basis-60 text-sm text-text-2">
        {fill(carryOverTexts.offer, {
          ad: adTypeSpecs[source.adType].label,
          channels: listed(channels.map((channel) => channelLabels[channel])),
        })}
      </p>
      <Button size="sm" icon={<Sparkles />} onPress={onOpen}>
        {carryOverTexts.offerAction}
      </Button>
    </div>
  );
}
