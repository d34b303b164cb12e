import { adTypeSpecs, channelLabels, fill } from '@posthorn/domain';
import { carryOverTexts } from '@posthorn/domain/texts/carry-over';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import type { carryOffer } from './carry-plan.ts';

interface CarryOverOfferProps {
  offer: NonNullable<ReturnType<typeof carryOffer>>;
  onOpen: () => void;
}

/** Above the ads, as long as channels are without one: the others are one press away. */
export function CarryOverOffer({ offer, onOpen }: CarryOverOfferProps) {
  const { source, channels } = offer;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      <p className="min-w-0 flex-1 basis-72 text-base text-text-2">
        {fill(carryOverTexts.offer, {
          ad: adTypeSpecs[source.adType].label,
          channels: channels.map((channel) => channelLabels[channel]).join(', '),
        })}
      </p>
      <Button icon={<Sparkles />} onPress={onOpen}>
        {carryOverTexts.offerAction}
      </Button>
    </div>
  );
}
