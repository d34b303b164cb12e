import { budgetNames, cureSpecs, fill } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { Copy } from 'lucide-react';
import { copyText } from '../../../lib/toast/copy-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useAccount } from '../../accounts/index.ts';
import { ConnectionsLink } from '../../ad-connections/index.ts';
import {
  type Campaign,
  CommandButton,
  ErrorsTip,
  extentOf,
  RedeployButton,
  supportText,
} from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { type ChannelTrouble, channelTroubles } from '../model/channel-troubles.ts';

interface ChannelTroubleAlertsProps {
  campaign: Campaign;
  ads: readonly Ad[];
  /** Why it can not be sent to the networks again now. */
  inTheWay: string | undefined;
}

/** One notice for each channel on which a network refused something: why, and what to do next. */
export function ChannelTroubleAlerts({ campaign, ads, inTheWay }: ChannelTroubleAlertsProps) {
  if (campaign.errors.length === 0) return null;
  return (
    <section aria-label={adsPageTexts.troubles} className="mt-4 flex flex-col gap-2">
      <p className="flex flex-wrap gap-x-2 text-base text-text-2">
        <span className="font-semibold text-text">
          <ErrorsTip campaign={campaign} />
        </span>
        {extentOf(campaign)}
      </p>
      {channelTroubles(campaign, ads).map((trouble) => (
        <Alert
          key={trouble.channel}
          kind="error"
          title={trouble.channel ? budgetNames[trouble.channel] : adsPageTexts.wholeCampaign}
          actions={<NextSteps campaign={campaign} trouble={trouble} inTheWay={inTheWay} />}
        >
          <ul className="flex flex-col gap-0.5">
            {trouble.reasons.map(({ text, ads: names }) => (
              <li key={text}>
                {names.length > 0
                  ? fill(adsPageTexts.reasonOf, { reason: text, ads: names.join(', ') })
                  : text}
              </li>
            ))}
          </ul>
          {trouble.advice.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      ))}
    </section>
  );
}

interface NextStepsProps {
  campaign: Campaign;
  trouble: ChannelTrouble;
  inTheWay: string | undefined;
}

function NextSteps({ campaign, trouble: { cures, ways, errors }, inTheWay }: NextStepsProps) {
  const account = useAccount();
  const isSentAgain = [...cures].some((cure) => cure === 'retry' || cureSpecs[cure].isSaid);
  return (
    <>
      {ways.map(({ label, href }) => (
        <ButtonLink key={label} size="sm" href={href}>
          {label}
        </ButtonLink>
      ))}
      {(['boost', 'extend'] as const).map((action) =>
        cures.has(action) ? (
          <CommandButton key={action} size="sm" campaign={campaign} command={action} />
        ) : null,
      )}
      {cures.has('copy') || cures.has('pagesFixed') ? (
        <CommandButton size="sm" campaign={campaign} command="duplicate" />
      ) : null}
      {cures.has('network') ? <ConnectionsLink /> : null}
      {isSentAgain && campaign.abilities.includes('redeploy') ? (
        <RedeployButton
          campaign={campaign}
          size="sm"
          label={erroredTexts.retry}
          disabledReason={inTheWay}
        />
      ) : null}
      {cures.has('support') ? (
        <Button
          size="sm"
          icon={<Copy />}
          onPress={() =>
            void copyText(
              errors.map((error) => supportText(account.name, campaign, error)).join('\n\n'),
              erroredTexts.copied,
            )
          }
        >
          {erroredTexts.copyForSupport}
        </Button>
      ) : null}
    </>
  );
}
