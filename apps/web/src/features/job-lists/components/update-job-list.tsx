import { fill, jobListFindings, sayFinding } from '@posthorn/domain';
import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { jobListsPageTexts } from '@posthorn/domain/texts/job-lists-page';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorText, findingsIn, isStale } from '../../../lib/http/api-error.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { isToldBySession } from '../../../lib/http/told-by-session.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useUpdateJobList } from '../api/change-job-list.ts';
import type { JobList } from '../api/job-lists.ts';
import { bodyOf, ruledSetup, setupOf } from '../model/feed-draft.ts';
import { useSetup } from '../model/use-setup.ts';
import { SetupForm } from './setup-form.tsx';

/** The form of a job list that is there. What a colleague saved meanwhile is not overwritten unseen. */
export function UpdateJobList({ list }: { list: JobList }) {
  const [loaded, setLoaded] = useState(list);
  const setup = useSetup(setupOf(loaded));
  const update = useUpdateJobList(list.id);
  const navigate = useNavigate();
  const { isSuccess: isSaved } = update;
  useEffect(() => {
    if (isSaved) void navigate({ to: '/job-library/job-list' });
  }, [isSaved, navigate]);
  const name = setup.draft.name.trim();
  const theirs = staleAnswer('updateJobList', update.error);

  function save(version: number) {
    // Without a template the answer is known: it is the first thing the server would say.
    const missing = jobListFindings(ruledSetup(setup.draft)).find(
      ({ path }) => path === 'templateId',
    );
    if (missing) {
      setup.refuseFor([missing]);
      notify.error(sayFinding(missing));
      return;
    }
    update.run(
      { body: { id: list.id, ...bodyOf(setup.draft) }, version },
      {
        onSuccess: () => notify.success(fill(texts.updated, { name })),
        onError: (error) => {
          if (isStale(error) || isToldBySession(error)) return;
          setup.refuse(error);
          const [found] = findingsIn(error);
          const reason = found ? sayFinding(found) : errorText(error);
          notify.error(fill(texts.updateFailed, { name }), reason);
        },
      },
    );
  }

  return (
    <SetupForm
      setup={setup}
      list={loaded}
      isSaving={update.isPending || isSaved}
      isSaved={isSaved}
      onSubmit={() => save(loaded.version)}
    >
      {theirs ? (
        <Alert
          kind="warning"
          isLive
          title={texts.changedTitle}
          actions={
            <>
              <Button size="sm" isLoading={update.isPending} onPress={() => save(theirs.version)}>
                {texts.saveMine}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onPress={() => {
                  update.reset();
                  setLoaded(theirs);
                  setup.reset(setupOf(theirs));
                }}
              >
                {texts.takeTheirs}
              </Button>
            </>
          }
        >
          {fill(texts.changedText, {
            name: theirs.name,
            feeds: fill(jobListsPageTexts.feeds, { n: theirs.feedsCount }),
          })}
        </Alert>
      ) : null}
    </SetupForm>
  );
}
