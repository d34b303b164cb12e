import {
  budgetNames,
  fill,
  hasFailed,
  isConfigurable,
  isOver,
  publishedFieldLabels,
  sayFinding,
  takesSavedAds,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { campaignListTexts } from '@posthorn/domain/texts/campaign-list';
import { deliveryTexts } from '@posthorn/domain/texts/delivery';
import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TipButton } from '../../../ui/overlays/tip-button.tsx';
import { useCan } from '../../accounts/index.ts';
import { ConnectionsLink } from '../../ad-connections/index.ts';
import type { Campaign } from '../api/get-campaign.ts';
import { useInTheWay } from '../api/get-in-the-way.ts';
import { putBackChanges } from '../commands/put-back-changes.ts';
import { useRunCommand } from '../commands/use-run-command.ts';
import { rulesOf } from '../model/rules-of.ts';
import { useFocusToPage } from '../model/use-focus-to-page.ts';
import { RedeployButton } from './redeploy-button.tsx';

interface DeliveryTroubleProps {
  campaign: Campaign;
  /** Where it is edited: the campaign, once what was typed is stored. */
  whenSaved?: () => Promise<Campaign>;
  /** The page offers to redeploy elsewhere. */
  isOfferedElsewhere?: boolean;
  className?: string;
}

/** What the networks refused or have not got yet, channel by channel, and what to do about it. */
export function DeliveryTrouble({
  campaign,
  whenSaved,
  isOfferedElsewhere = false,
  className,
}: DeliveryTroubleProps) {
  const { errors, unpublishedChanges, abilities } = campaign;
  const mayConnect = useCan('connection.edit');
  const mayRedeploy = abilities.includes('redeploy') && !isOfferedElsewhere;
  const [found] = useInTheWay(campaign, 'redeploy', mayRedeploy);
  if (errors.length === 0 && unpublishedChanges.length === 0) return null;
  const isMendedInSettings = mayConnect && errors.some(({ cure }) => cure === 'network');
  const isOpen = isConfigurable(rulesOf(campaign));
  const fields = new Set(unpublishedChanges.map((field) => publishedFieldLabels[field]));
  return (
    <Alert
      kind={errors.length > 0 ? 'error' : 'warning'}
      title={errors.length > 0 ? <ErrorsTip campaign={campaign} /> : deliveryTexts.waiting}
      className={className}
      actions={
        mayRedeploy || fields.size > 0 || isMendedInSettings ? (
          <>
            {isMendedInSettings ? <ConnectionsLink /> : null}
            {mayRedeploy ? (
              <RedeployButton
                campaign={campaign}
                whenSaved={whenSaved}
                size="sm"
                disabledReason={found && sayFinding(found)}
              />
            ) : null}
            {fields.size > 0 ? <PutBackButton campaign={campaign} whenSaved={whenSaved} /> : null}
          </>
        ) : undefined
      }
    >
      {errors.length > 0 ? (
        <>
          <p>{extentOf(campaign)}</p>
          <ul className="flex flex-col gap-0.5">
            {reasonsOf(campaign).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : null}
      {fields.size > 0 ? (
        <p>{fill(deliveryTexts.waitingFields, { fields: [...fields].join(', ') })}</p>
      ) : null}
      {isOpen ? <p>{howToMend(campaign)}</p> : null}
    </Alert>
  );
}

/** It goes with the changes; the keyboard is then at the page that it stood on. */
function PutBackButton({
  campaign,
  whenSaved,
}: Pick<DeliveryTroubleProps, 'campaign' | 'whenSaved'>) {
  const { run, isPending } = useRunCommand(campaign, whenSaved);
  const place = useRef<HTMLSpanElement>(null);
  useFocusToPage(place);
  return (
    <span ref={place} className="contents">
      <Button
        size="sm"
        icon={<putBackChanges.icon />}
        isLoading={isPending}
        onPress={() => run(putBackChanges)}
      >
        {putBackChanges.label}
      </Button>
    </span>
  );
}

/** That there are errors; each in the words of its network for those who ask. */
export function ErrorsTip({ campaign }: { campaign: Campaign }) {
  const lines = campaign.errors.map(({ userMessage }) =>
    fill(campaignTexts.error, { userMessage }),
  );
  const tip = (
    <ul className="flex flex-col gap-1">
      {lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice
        <li key={n}>{line}</li>
      ))}
    </ul>
  );
  return (
    <TipButton tip={tip} className="text-left">
      {campaignListTexts.hasErrors}
    </TipButton>
  );
}

/** How much of the campaign the errors keep from being shown. */
export function extentOf({ status }: Campaign): string {
  if (isOver(status)) return deliveryTexts.notOver;
  return hasFailed(status) ? deliveryTexts.failed : deliveryTexts.refused;
}

function howToMend(campaign: Campaign): string {
  const { status, errors, unpublishedChanges } = campaign;
  if (errors.length === 0) return deliveryTexts.reachesNetworks;
  const rules = rulesOf(campaign);
  const isMendedBySaving = errors.every(
    ({ adId, channel }) => adId !== null && channel !== null && takesSavedAds(rules, channel),
  );
  if (isMendedBySaving && unpublishedChanges.length === 0) return deliveryTexts.repairAds;
  return hasFailed(status) ? deliveryTexts.repairFailed : deliveryTexts.repair;
}

/** Each said once: a network says the same of every ad. */
function reasonsOf({ errors }: Campaign): string[] {
  const reasons = errors.map(({ channel, userMessage: reason }) =>
    channel ? fill(deliveryTexts.reason, { channel: budgetNames[channel], reason }) : reason,
  );
  return [...new Set(reasons)];
}
