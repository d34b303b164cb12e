import type { OperationAnswer } from '@posthorn/contract';
import { campaignTitle, fill } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useAccount } from '../../accounts/index.ts';
import { refreshCampaigns } from '../../campaigns/index.ts';
import type { SharedCause } from '../api/list-errored.ts';
import type { NotSentNotes } from '../model/use-not-sent.ts';

interface SharedCausesProps {
  causes: readonly SharedCause[];
  onNotSent: NotSentNotes['note'];
}

/** What is mended once and sent again for several campaigns together. */
export function SharedCauses({ causes, onNotSent }: SharedCausesProps) {
  if (causes.length === 0) return null;
  return (
    <section
      aria-label={erroredTexts.sameCause}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {causes.map((cause) => (
        <Cause key={cause.cause} {...cause} onNotSent={onNotSent} />
      ))}
    </section>
  );
}

type CauseProps = SharedCause & Pick<SharedCausesProps, 'onNotSent'>;

/** Sent again with the same budget it is refused again. */
const needsBudget: readonly SharedCause['cure'][] = ['budget', 'smallerBudget'];

function Cause({ cause, userMessage, cure, campaigns, retryable, onNotSent }: CauseProps) {
  const retry = useRetryCause(cause, onNotSent);
  return (
    <div data-row={cause} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-orange" />
        <div className="min-w-0">
          <p className="wrap-anywhere">{userMessage}</p>
          <p className="text-sm text-text-2">{fill(erroredTexts.inCampaigns, { n: campaigns })}</p>
        </div>
      </div>
      {needsBudget.includes(cure) ? (
        <ButtonLink size="sm" href={{ to: '/campaigns-overview', search: { errors: 'true' } }}>
          {erroredTexts.budgetsTogether}
        </ButtonLink>
      ) : null}
      {retryable > 0 ? (
        <Button
          size="sm"
          icon={<RotateCw />}
          isLoading={retry.isPending}
          aria-label={fill(erroredTexts.retryAllOf, { n: retryable, reason: userMessage })}
          onPress={() => retry.mutate()}
        >
          {fill(erroredTexts.retryAll, { n: retryable })}
        </Button>
      ) : null}
    </div>
  );
}

/** So many are named in passing; the rows say it of all. */
const NAMED = 3;

function useRetryCause(cause: string, onNotSent: NotSentNotes['note']) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('retryCause', { params: { accountId }, body: { cause } }),
    onSuccess: ({ sent, notSent, refused }) => {
      for (const one of refused) onNotSent(one, one);
      if (sent > 0) notify.success(fill(erroredTexts.retriedAll, { n: sent }));
      if (notSent > 0) {
        notify.error(fill(erroredTexts.notAllRetried, { n: notSent }), namesOf(refused));
      }
    },
    onSettled: () => refreshCampaigns(queryClient, accountId),
  });
}

const namesOf = (refused: OperationAnswer<'retryCause'>['refused']): string =>
  [
    ...refused
      .slice(0, NAMED)
      .map((one) =>
        fill(erroredTexts.notRetriedFor, { campaign: campaignTitle(one), reason: one.message }),
      ),
    ...(refused.length > NAMED ? ['…'] : []),
  ].join(' ');
