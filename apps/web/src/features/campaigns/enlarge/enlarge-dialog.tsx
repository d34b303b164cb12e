import {
  campaignActionSpecs,
  campaignTitle,
  fill,
  sayFinding,
  showBudget,
  showDate,
} from '@posthorn/domain';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { commonTexts } from '@posthorn/domain/texts/common';
import { enlargeDialogTexts } from '@posthorn/domain/texts/enlarge-dialog';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useQuery } from '@tanstack/react-query';
import { errorText, findingsIn } from '../../../lib/http/api-error.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { UnbrokenDates } from '../../../lib/time/unbroken-dates.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FooterNote } from '../../../ui/overlays/footer-note.tsx';
import { type AccountFacts, accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { type Campaign, campaignQuery } from '../api/get-campaign.ts';
import { useInTheWay } from '../api/get-in-the-way.ts';
import type { CommandTarget } from '../commands/command.ts';
import { campaignFacts } from '../model/campaign-facts.ts';
import { useEnlargeCampaign } from './enlarge-campaign.ts';
import { EnlargeFields } from './enlarge-fields.tsx';
import { type EnlargeAction, useEnlargement } from './use-enlargement.ts';

interface EnlargeDialogProps {
  action: EnlargeAction;
  /** As far as the menu knows it. */
  target: CommandTarget;
  onClose: () => void;
}

const done: Record<EnlargeAction, string> = {
  extend: enlargeDialogTexts.extended,
  boost: enlargeDialogTexts.boosted,
};

const titleOf = (action: EnlargeAction, campaign: CommandTarget) =>
  fill(overviewTexts.actionOnCampaign, {
    action: campaignActionSpecs[action].label,
    name: campaignTitle(campaign),
  });

/** Gives a launched campaign more days, more money, or both. */
export default function EnlargeDialog({ action, target, onClose }: EnlargeDialogProps) {
  const { id: accountId } = useAccount();
  const campaign = useQuery(campaignQuery(accountId, target.id));
  const account = useQuery(accountFactsQuery(accountId));
  return campaign.data && account.data ? (
    <Enlarge action={action} campaign={campaign.data} account={account.data} onClose={onClose} />
  ) : (
    <Dialog isOpen onOpenChange={onClose} title={titleOf(action, target)} size="sm">
      <Answered query={allOf({ campaign, account })} skeleton={<Spinner />}>
        {() => null}
      </Answered>
    </Dialog>
  );
}

interface EnlargeProps {
  action: EnlargeAction;
  campaign: Campaign;
  account: AccountFacts;
  onClose: () => void;
}

function Enlarge({ action, campaign, account, onClose }: EnlargeProps) {
  const draft = useEnlargement(action, campaign, account);
  const { send, data, error, isPending } = useEnlargeCampaign(action, campaign);
  const inTheWay = useInTheWay(campaign, action, !data);
  const label = fill(overviewTexts.actionCampaign, { action: campaignActionSpecs[action].label });
  const confirm = () => {
    if (!isPending && inTheWay.length === 0 && draft.isConfirmed()) send(draft.extension);
  };
  if (data) {
    return <Enlarged action={action} campaign={data} onClose={onClose} />;
  }
  const [reason] = [...inTheWay, ...draft.findings];
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isStaying) => isStaying || onClose()}
      title={titleOf(action, campaign)}
      description={<UnbrokenDates text={campaignFacts(campaign).join(' · ')} />}
      isDismissable={false}
      isBusy={isPending}
      footer={
        <>
          <FooterNote>{enlargeDialogTexts.published}</FooterNote>
          <Button isDisabled={isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={isPending}
            disabledReason={reason && sayFinding(reason)}
            // a double click is one press
            onClick={({ detail }) => detail > 1 || confirm()}
          >
            {draft.question ? budgetDialogTexts.reconfirm : label}
          </Button>
        </>
      }
    >
      <Lines kind="warning" lines={inTheWay.map((found) => sayFinding(found))} className="mb-4" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
        // a key that is held down is one press too
        onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      >
        <EnlargeFields action={action} campaign={campaign} today={account.today} draft={draft} />
        <button type="submit" hidden>
          {label}
        </button>
      </form>
      {draft.question ? (
        <Alert kind="warning" isLive className="mt-4">
          {draft.question}
        </Alert>
      ) : null}
      {error ? (
        <Refused error={error} />
      ) : (
        <Lines kind="warning" lines={draft.shortfalls.map((found) => sayFinding(found))} />
      )}
    </Dialog>
  );
}

/** Everything the server has against it, such as what each channel requires. */
function Refused({ error }: { error: Error }) {
  const lines = findingsIn(error).map((found) => sayFinding(found));
  return <Lines kind="error" lines={lines.length > 0 ? lines : [errorText(error)]} />;
}

interface LinesProps {
  kind: 'warning' | 'error';
  lines: readonly string[];
  className?: string;
}

function Lines({ kind, lines, className = 'mt-4' }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Alert kind={kind} isLive className={className}>
      <ul className="flex flex-col gap-0.5">
        {lines.map((line) => (
          <li key={line}>
            <UnbrokenDates text={line} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface EnlargedProps {
  action: EnlargeAction;
  campaign: Campaign;
  onClose: () => void;
}

function Enlarged({ action, campaign, onClose }: EnlargedProps) {
  const { endDate, customTotalGrossBudget, spend } = campaign;
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isStaying) => isStaying || onClose()}
      title={done[action]}
      footer={
        <Button variant="primary" onPress={onClose} autoFocus>
          {commonTexts.close}
        </Button>
      }
    >
      <p className="tabular text-base">
        <UnbrokenDates
          text={fill(enlargeDialogTexts.result, {
            date: endDate ? showDate(endDate) : '',
            budget: showBudget({ amount: customTotalGrossBudget ?? 0, currency: spend.currency }),
          })}
        />
      </p>
      <p className="mt-2 text-base text-text-2">{enlargeDialogTexts.beingTold}</p>
    </Dialog>
  );
}
