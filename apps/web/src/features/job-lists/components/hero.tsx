import { jobListsPageTexts } from '@posthorn/domain/texts/job-lists-page';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { HeroBanner } from '../../../ui/layout/hero-banner.tsx';
import { useCan } from '../../accounts/index.ts';

/** The banner above the lists: what they are for, and where one begins. */
export function Hero() {
  const mayEdit = useCan('jobList.edit');
  return (
    <HeroBanner
      kicker={jobListsPageTexts.title}
      title={jobListsPageTexts.heroTitle}
      action={
        mayEdit ? (
          <ButtonLink
            size="lg"
            icon={<Plus />}
            href={{ to: '/job-library/create-job-list' }}
            className="max-sm:w-full"
          >
            {jobListsPageTexts.create}
          </ButtonLink>
        ) : null
      }
    >
      {jobListsPageTexts.heroText}
    </HeroBanner>
  );
}
