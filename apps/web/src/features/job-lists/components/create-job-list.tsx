import { fill, sayFinding } from '@posthorn/domain';
import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorText, findingsIn } from '../../../lib/http/api-error.ts';
import { isToldBySession } from '../../../lib/http/told-by-session.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { useCreateJobList } from '../api/change-job-list.ts';
import { bodyOf, emptySetup } from '../model/feed-draft.ts';
import { useSetup } from '../model/use-setup.ts';
import { SetupForm } from './setup-form.tsx';

/** The form of a new job list. */
export function CreateJobList() {
  const [initial] = useState(emptySetup);
  const setup = useSetup(initial);
  const create = useCreateJobList();
  const navigate = useNavigate();
  const { isSuccess: isSaved } = create;
  // Only once it is drawn as saved: until then leaving the page is asked about.
  useEffect(() => {
    if (isSaved) void navigate({ to: '/job-library/job-list' });
  }, [isSaved, navigate]);
  const name = setup.draft.name.trim();
  return (
    <SetupForm
      setup={setup}
      isSaving={create.isPending || isSaved}
      isSaved={isSaved}
      onSubmit={() =>
        create.run(bodyOf(setup.draft), {
          onSuccess: () => notify.success(fill(texts.created, { name })),
          onError: (error) => {
            setup.refuse(error);
            if (!isToldBySession(error))
              notify.error(fill(texts.createFailed, { name }), firstReason(error));
          },
        })
      }
    />
  );
}

/** What is wrong with a profile comes first: it is what people can not see for themselves. */
function firstReason(error: unknown): string {
  const findings = findingsIn(error);
  const found = findings.find(({ path }) => path.endsWith('.jobProfileId')) ?? findings[0];
  return found ? sayFinding(found) : errorText(error);
}
