import { jobListsPageTexts } from '@posthorn/domain/texts/job-lists-page';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useCan } from '../../accounts/index.ts';

/** The banner above the lists: what they are for, and where one begins. */
export function Hero() {
  const mayEdit = useCan('jobList.edit');
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 overflow-hidden rounded-card bg-brand px-5 py-6 text-on-brand sm:px-8 sm:py-8">
      <div className="min-w-0 flex-1 basis-80">
        <p className="text-sm font-medium opacity-80">{jobListsPageTexts.title}</p>
        <h1 className="mt-1 text-2xl font-semibold text-balance">{jobListsPageTexts.heroTitle}</h1>
        <p className="mt-2 max-w-xl opacity-90">{jobListsPageTexts.heroText}</p>
      </div>
      {mayEdit ? (
        <ButtonLink
          size="lg"
          icon={<Plus />}
          href={{ to: '/job-library/create-job-list' }}
          className="max-sm:w-full"
        >
          {jobListsPageTexts.create}
        </ButtonLink>
      ) : null}
    </header>
  );
}
