import { applicantSearchFinding, fill, sayFinding } from '@posthorn/domain';
import { applicationsPageTexts } from '@posthorn/domain/texts/applications-page';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { type SubmitEvent, useState } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { ManagedAccount } from '../api/accounts.ts';
import {
  type Applicant,
  useEraseApplicant,
  useGiveApplicantData,
  useSearchApplicants,
} from '../api/applicants.ts';
import { ApplicantRow, nameOfApplicant } from './applicant-row.tsx';

/** The rights of people who applied in an account in which no one is left to answer them. */
export function ApplicantsSection({ account }: { account: Pick<ManagedAccount, 'id'> }) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [toErase, setToErase] = useState<Applicant>();
  const search = useSearchApplicants(account.id);
  const give = useGiveApplicantData(account.id);
  const erase = useEraseApplicant(account.id);
  const finding = applicantSearchFinding(text);

  function find(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!finding && !search.isPending) search.mutate(text);
  }

  const told = (done: string, unreadable: number) =>
    unreadable > 0
      ? notify.warning(`${done}. ${fill(applicationsPageTexts.someUnreadable, { n: unreadable })}`)
      : notify.success(done);

  return (
    <Card padding="lg" className="flex flex-col gap-4">
      <form onSubmit={find} className="flex flex-wrap items-start gap-3">
        <TextInput
          label={texts.applicantSearch}
          autoComplete="off"
          value={text}
          onChange={setText}
          className="min-w-0 flex-1 basis-64"
          {...(isTried && finding && { error: sayFinding(finding) })}
        />
        <Button type="submit" variant="primary" isLoading={search.isPending} className="sm:mt-6.5">
          {texts.findApplicant}
        </Button>
      </form>
      {search.data ? (
        <Found
          found={search.data}
          giving={give.isPending ? give.variables : undefined}
          onGive={(applicant) =>
            give.isPending ||
            give.mutate(applicant, {
              onSuccess: ({ count, unreadable }) =>
                told(fill(applicationsPageTexts.givenData, { n: count }), unreadable),
            })
          }
          onErase={setToErase}
        />
      ) : null}
      <ConfirmDialog
        isOpen={toErase !== undefined}
        onOpenChange={() => setToErase(undefined)}
        title={
          toErase ? fill(applicationsPageTexts.eraseTitle, { name: nameOfApplicant(toErase) }) : ''
        }
        confirmLabel={applicationsPageTexts.eraseConfirm}
        tone="danger"
        isLoading={erase.isPending}
        onConfirm={() => {
          if (!toErase || erase.isPending) return;
          erase.mutate(toErase, {
            onSuccess: ({ count, unreadable }) => {
              told(fill(applicationsPageTexts.erasedPerson, { n: count }), unreadable);
              search.reset();
            },
            onSettled: () => setToErase(undefined),
          });
        }}
      >
        {applicationsPageTexts.eraseText}
      </ConfirmDialog>
    </Card>
  );
}

interface FoundProps {
  found: NonNullable<ReturnType<typeof useSearchApplicants>['data']>;
  giving: Applicant | undefined;
  onGive: (applicant: Applicant) => void;
  onErase: (applicant: Applicant) => void;
}

function Found({ found: { data, hasMore, unreadable }, giving, onGive, onErase }: FoundProps) {
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm text-text-2">
        {foundText(data.length, hasMore)}
      </p>
      {unreadable > 0 ? (
        <p className="text-sm text-orange">
          {fill(applicationsPageTexts.someUnreadable, { n: unreadable })}
        </p>
      ) : null}
      {data.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {data.map((applicant) => (
            <ApplicantRow
              key={applicant.applicationId}
              applicant={applicant}
              isGiving={giving?.applicationId === applicant.applicationId}
              onGive={() => onGive(applicant)}
              onErase={() => onErase(applicant)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function foundText(n: number, hasMore: boolean): string {
  if (n === 0) return texts.noApplicant;
  return fill(hasMore ? texts.moreApplicants : texts.applicantsFound, { n });
}
