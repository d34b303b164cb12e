import { fill } from '@posthorn/domain';
import { applicationsPageTexts } from '@posthorn/domain/texts/applications-page';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { Eraser, FileDown } from 'lucide-react';
import { dateText } from '../../../lib/time/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Applicant } from '../api/applicants.ts';

export const nameOfApplicant = ({ name, email }: Applicant): string =>
  name ?? email ?? texts.unnamedApplicant;

interface ApplicantRowProps {
  applicant: Applicant;
  isGiving: boolean;
  onGive: () => void;
  onErase: () => void;
}

export function ApplicantRow({ applicant, isGiving, onGive, onErase }: ApplicantRowProps) {
  const { email, applications, lastAppliedAt } = applicant;
  const name = nameOfApplicant(applicant);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{name}</p>
        {email && email !== name ? (
          <p className="text-sm wrap-anywhere text-text-2">{email}</p>
        ) : null}
        <p className="text-sm text-text-2 tabular">
          {fill(texts.applicationsOf, { n: applications, date: dateText(lastAppliedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<FileDown />}
          isLoading={isGiving}
          aria-label={fill(texts.giveDataOf, { name })}
          onPress={onGive}
        >
          {applicationsPageTexts.giveData}
        </Button>
        <Button
          size="sm"
          variant="danger"
          icon={<Eraser />}
          aria-label={fill(texts.eraseApplicantNamed, { name })}
          onPress={onErase}
        >
          {applicationsPageTexts.erasePerson}
        </Button>
      </div>
    </li>
  );
}
