import { type AdType, adMediaFromLibrary, fill } from '@posthorn/domain';
import { carryOverTexts } from '@posthorn/domain/texts/carry-over';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type AccountFacts, type SocialPage, useAccount } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { adTypeAnchor } from '../model/ad-href.ts';
import type { AdsScene } from '../model/ads-scene.ts';
import { focusAfterDialog } from '../model/focus-after-dialog.ts';
import { carryPlan, type SourceAd } from './carry-plan.ts';
import { PlannedCard } from './planned-card.tsx';
import { logosQuery, useCarryOver } from './use-carry-over.ts';

interface CarryOverDialogProps {
  campaign: Campaign;
  ads: readonly Ad[];
  pages: readonly SocialPage[];
  account: AccountFacts;
  scene: AdsScene;
  source: SourceAd;
  onClose: () => void;
}

/** Shows what would be made of an ad for the other channels, and makes it. */
export default function CarryOverDialog(props: CarryOverDialogProps) {
  const { campaign, ads, pages, scene, source, onClose } = props;
  const { name: company } = useAccount();
  const logos = useQuery(logosQuery(campaign.accountId));
  const [newest] = logos.data ?? [];
  const planned = useMemo(() => {
    const logo = newest ? adMediaFromLibrary(newest, 'GoogleDisplayGeneratedAd') : null;
    return carryPlan({ campaign, ads, pages }, source, { company, logo });
  }, [campaign, ads, pages, source, company, newest]);
  const [chosen, setChosen] = useState<ReadonlyMap<AdType, boolean>>(new Map());
  const carry = useCarryOver(scene.owner, source);

  const isChosen = ({ adType, isAdvised, missing }: (typeof planned)[number]) =>
    missing.length === 0 && (chosen.get(adType) ?? isAdvised);
  const wanted = planned.filter(isChosen).map(({ adType }) => adType);
  const make = () => {
    if (carry.isPending || wanted.length === 0) return;
    carry.mutate(
      { adTypes: wanted, logoId: newest?.id ?? null },
      {
        onSuccess: ([first]) => {
          onClose();
          // The offer that was pressed is gone: the keys go on at the first new ad.
          if (first) focusAfterDialog(adTypeAnchor(first.adType));
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      size="xl"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={carryOverTexts.title}
      description={carryOverTexts.intro}
      isBusy={carry.isPending}
      footer={
        <>
          <Button isDisabled={carry.isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={carry.isPending}
            isDisabled={logos.isPending}
            disabledReason={wanted.length === 0 ? carryOverTexts.noneChosen : undefined}
            // a double click is one press
            onClick={({ detail }) => detail > 1 || make()}
          >
            {fill(carryOverTexts.make, { n: wanted.length })}
          </Button>
        </>
      }
    >
      {carry.error ? (
        <Alert kind="error" isLive className="mb-4">
          {errorText(carry.error)}
        </Alert>
      ) : null}
      {logos.isPending ? (
        <div role="status">
          <VisuallyHidden>{carryOverTexts.loading}</VisuallyHidden>
          <Skeleton className="h-80 w-full" />
        </div>
      ) : planned.length === 0 ? (
        <p className="text-base text-text-2">{carryOverTexts.nothing}</p>
      ) : (
        <ul className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {planned.map((one) => (
            <li key={one.adType} className="min-w-0">
              <PlannedCard
                planned={one}
                source={source}
                scene={scene}
                isChosen={isChosen(one)}
                onChoose={(isOn) => setChosen(new Map([...chosen, [one.adType, isOn]]))}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
