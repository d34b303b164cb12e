import { sayFinding, tooManyJobListsFinding } from '@posthorn/domain';
import { jobListsPageTexts } from '@posthorn/domain/texts/job-lists-page';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { HeroBanner } from '../../../ui/layout/hero-banner.tsx';
import { useCan } from '../../accounts/index.ts';

/** The banner above the lists: what they are for, and where one begins. It knows as many lists as the page has loaded. */
export function Hero({ count }: { count: number }) {
  const mayEdit = useCan('jobList.edit');
  const tooMany = tooManyJobListsFinding(count);
  const look = {
    size: 'lg',
    icon: <Plus />,
    className: 'max-sm:w-full',
    children: jobListsPageTexts.create,
  } as const;
  const create = tooMany ? (
    <Button {...look} disabledReason={sayFinding(tooMany)} />
  ) : (
    <ButtonLink {...look} href={{ to: '/job-library/create-job-list' }} />
  );
  return (
    <HeroBanner
      kicker={jobListsPageTexts.title}
      title={jobListsPageTexts.heroTitle}
      action={mayEdit ? create : null}
    >
      {jobListsPageTexts.heroText}
    </HeroBanner>
  );
}
