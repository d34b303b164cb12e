import { fill, networkRightLabels } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import type { AnsweredQuery } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import type { Consent } from '../api/connections.ts';
import { consentQuery, useCancelConsent, useConnect, useConnectAdAccount } from '../api/consent.ts';
import { hasPages, networkTitles } from '../model/network-words.ts';
import { type ConsentChoice, useConsentChoice } from '../model/use-consent-choice.ts';
import { AdAccountChoice } from './ad-account-choice.tsx';
import { PageChoice } from './page-choice.tsx';

interface ConsentDialogProps {
  consentId: string;
  /** The address then no longer names the consent. */
  onClose: () => void;
}

/** After the network's consent: which ad account, and which pages. */
export function ConsentDialog({ consentId, onClose }: ConsentDialogProps) {
  const { id: accountId } = useAccount();
  const query = useQuery(consentQuery(accountId, consentId));
  const { data: consent } = query;
  const choice = useConsentChoice(consent);
  const save = useConnectAdAccount(consentId);
  const again = useConnect();
  const cancel = useCancelConsent();
  const isBusy = save.isPending || again.isPending;
  const close = () => {
    cancel.mutate(consentId);
    onClose();
  };
  const isIncomplete = consent !== undefined && consent.missingRights.length > 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isStaying) => isStaying || close()}
      title={
        consent
          ? fill(adConnectionTexts.chooseTitle, { network: networkTitles[consent.network] })
          : adConnectionTexts.connect
      }
      description={isIncomplete ? undefined : adConnectionTexts.chooseExplanation}
      isDismissable={false}
      isBusy={isBusy}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {commonTexts.cancel}
          </Button>
          {isIncomplete ? (
            <Button
              variant="primary"
              isLoading={again.isPending}
              onPress={() => again.mutate(consent.network)}
            >
              {adConnectionTexts.connectAgain}
            </Button>
          ) : (
            <Button
              variant="primary"
              isLoading={save.isPending}
              isDisabled={!choice.body}
              onPress={() => choice.body && save.mutate(choice.body, { onSuccess: onClose })}
            >
              {adConnectionTexts.connect}
            </Button>
          )}
        </>
      }
    >
      <Offered query={query}>
        {(offer) =>
          isIncomplete ? (
            <Incomplete missingRights={offer.missingRights} />
          ) : (
            <Choices consent={offer} choice={choice} />
          )
        }
      </Offered>
    </Dialog>
  );
}

interface OfferedProps {
  query: AnsweredQuery<Consent>;
  children: (consent: Consent) => ReactNode;
}

function Offered({ query, children }: OfferedProps) {
  if (query.data) return children(query.data);
  if (!query.error) return <Skeleton className="h-48" />;
  return (
    <ErrorState
      reason={<ErrorReason error={query.error} />}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

function Incomplete({ missingRights }: Pick<Consent, 'missingRights'>) {
  return (
    <Alert kind="error" title={adConnectionTexts.incomplete}>
      <p>{adConnectionTexts.incompleteHint}</p>
      <ul className="mt-1 list-disc pl-5">
        {missingRights.map((right) => (
          <li key={right}>{networkRightLabels[right]}</li>
        ))}
      </ul>
    </Alert>
  );
}

function Choices({ consent, choice }: { consent: Consent; choice: ConsentChoice }) {
  return (
    <div className="flex flex-col gap-6">
      <AdAccountChoice adAccounts={consent.adAccounts} choice={choice} />
      {hasPages(consent.network) ? (
        <PageChoice pages={consent.pages} uncovered={consent.uncoveredPages} choice={choice} />
      ) : null}
    </div>
  );
}
