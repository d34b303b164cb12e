import { cureSpecs, fill } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../lib/toast/copy-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useAccount, useCan } from '../../accounts/index.ts';
import { ConnectionsLink } from '../../ad-connections/index.ts';
import { cureHref } from '../../ads/index.ts';
import { type Enlarging, supportText } from '../../campaigns/index.ts';
import { appConfigQuery } from '../../session/index.ts';
import type { ErroredCampaign, KeptError } from '../api/list-errored.ts';
import { errorHistory, errorText, supportLetter } from '../model/error-text.ts';
import type { NotSentNotes } from '../model/use-not-sent.ts';
import { useSettleError } from '../model/use-settle-error.ts';
import { NotSentAlert } from './not-sent.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';

interface ErrorEntryProps {
  campaign: ErroredCampaign;
  error: KeptError;
  notSent: NotSentNotes;
  /** The dialog stays when the error, and its entry with it, goes. */
  onEnlarge: (enlarging: Enlarging) => void;
}

/** One thing that a network refused: what it means, where it is mended, and what can be done with it. */
export function ErrorEntry({ campaign, error, notSent, onEnlarge }: ErrorEntryProps) {
  const { id: accountId, name: accountName } = useAccount();
  const { data: config } = useQuery(appConfigQuery);
  const [isResolving, setResolving] = useState(false);
  const { retry, resolve } = useSettleError(campaign.id, error, notSent);
  const inTheWay = notSent.of({ campaignId: campaign.id, requestId: error.requestId });
  const mayRetry = campaign.abilities.includes('redeploy') && error.isRetryable;
  const mayResolve = useCan('campaign.resolveError') && error.requestId !== null;
  const cure = cureSpecs[error.cure];
  // What is in the way of sending it again comes first; the network's own repair may be done already.
  const isCureShown = !inTheWay?.findings.length;
  const href = isCureShown ? cureHref({ id: campaign.id, accountId }, error) : undefined;
  const action = isCureShown ? cure.action : undefined;
  const reason = errorText(error);
  const forSupport = supportText(accountName, campaign, error);
  const letter = config?.supportEmail
    ? supportLetter(config.supportEmail, campaign, forSupport)
    : undefined;

  return (
    <div className="flex flex-col gap-1.5 py-2">
      <p className="wrap-anywhere text-text">{reason}</p>
      {error.cause === null ? <NetworkWords error={error} /> : null}
      {inTheWay ? <NotSentAlert campaignId={campaign.id} reason={inTheWay} /> : null}
      {cure.isSaid && isCureShown ? <p className="text-sm text-text-2">{cure.label}</p> : null}
      <p className="text-xs text-text-2">{errorHistory(error).join(' · ')}</p>
      <div className="relative z-1 flex flex-wrap gap-2">
        {href ? (
          <ButtonLink size="sm" href={href}>
            {cure.label}
          </ButtonLink>
        ) : null}
        {error.cure === 'network' ? <ConnectionsLink /> : null}
        {action && campaign.abilities.includes(action) ? (
          <Button size="sm" onPress={() => onEnlarge({ action, campaign })}>
            {cure.label}
          </Button>
        ) : null}
        {mayRetry ? (
          <Button
            size="sm"
            icon={<RotateCw />}
            isLoading={retry.isPending}
            aria-label={fill(erroredTexts.retryOf, { reason })}
            onPress={() => retry.mutate()}
          >
            {erroredTexts.retry}
          </Button>
        ) : null}
        {mayResolve ? (
          <Button
            size="sm"
            icon={<Check />}
            aria-label={fill(erroredTexts.resolveOf, { reason })}
            onPress={() => setResolving(true)}
          >
            {erroredTexts.resolve}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          icon={<Copy />}
          onPress={() => void copyText(forSupport, erroredTexts.copied)}
        >
          {erroredTexts.copyForSupport}
        </Button>
      </div>
      {isResolving ? (
        <ResolveDialog
          text={reason}
          letter={letter}
          isPending={resolve.isPending}
          onResolve={(resolution, note) =>
            resolve.mutate({ resolution, note }, { onSuccess: () => setResolving(false) })
          }
          onClose={() => setResolving(false)}
        />
      ) : null}
    </div>
  );
}

/** Where we can not say what it means: what the network said, and under which number. */
function NetworkWords({ error: { message, code, requestId } }: { error: KeptError }) {
  return (
    <p className="text-sm wrap-anywhere text-text-2">
      {fill(erroredTexts.unknown, { message, code, requestId: requestId ?? '–' })}
    </p>
  );
}
