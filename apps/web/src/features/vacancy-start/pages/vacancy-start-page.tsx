import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { useReadVacancy } from '../api/vacancy.ts';
import { AddressForm } from '../components/address-form.tsx';
import { ProposalForm } from '../components/proposal-form.tsx';

/** From the address of a vacancy to a campaign that is ready to launch. */
export function VacancyStartPage() {
  useDocumentTitle(vacancyStartTexts.title);
  const { id: accountId } = useAccount();
  const query = useQuery(accountFactsQuery(accountId));
  const { mutate: read, data: proposal, isPending, error, reset } = useReadVacancy(accountId);
  return (
    <div className="mx-auto flex max-w-[60rem] flex-col gap-6 pt-3">
      <header>
        <h1 className="text-xl font-semibold">{vacancyStartTexts.title}</h1>
        <p className="mt-1 text-base text-text-2">
          {proposal ? vacancyStartTexts.introRead : vacancyStartTexts.intro}
        </p>
        <ButtonLink
          size="sm"
          variant="quiet"
          href={{ to: '/campaigns-overview/set-campaign/manual-settings' }}
          className="mt-2 -ml-3"
        >
          {vacancyStartTexts.byHand}
        </ButtonLink>
      </header>
      {proposal ? (
        <Answered query={query} skeleton={<Skeleton className="h-64 w-full" />}>
          {(account) => <ProposalForm account={account} proposal={proposal} onAnother={reset} />}
        </Answered>
      ) : (
        <AddressForm isReading={isPending} failure={error} onRead={(url) => read(url)} />
      )}
    </div>
  );
}
