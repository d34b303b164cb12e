import {
  createGap,
  FEEDS_MAX,
  fill,
  JOB_LIST_NAME_MAX,
  type SetupGap,
  updateGap,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLeaveQuestion } from '../../accounts/index.ts';
import type { JobList } from '../api/job-lists.ts';
import { ruledSetup } from '../model/feed-draft.ts';
import type { Setup } from '../model/use-setup.ts';
import { FeedFields } from './feed-fields.tsx';
import { TemplateField } from './template-field.tsx';

const gapTexts: Record<SetupGap, string> = {
  name: texts.nameFirst,
  feeds: texts.noFeeds,
  incomplete: texts.incompleteFeeds,
  unchecked: texts.uncheckedFeeds,
  template: creationTexts.chooseATemplate,
  firstFeed: texts.firstFeed,
  changedUnchecked: texts.changedFeeds,
};

interface SetupFormProps {
  setup: Setup;
  /** The list that is changed; none where a new one is made. */
  list?: JobList;
  isSaving: boolean;
  isSaved: boolean;
  onSubmit: () => void;
  /** What stands in the way and has to be decided. */
  children?: ReactNode;
}

/** Everything a job list is made of. */
export function SetupForm(props: SetupFormProps) {
  const { setup, list, isSaving, isSaved, onSubmit, children } = props;
  const { draft } = setup;
  const gap = (list ? updateGap : createGap)(ruledSetup(draft));
  const reason = setup.isChecking ? texts.busy : gap && gapTexts[gap];
  const keptAs = (id: string | undefined) => list?.feedSources.find((source) => source.id === id);
  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason && !isSaving) onSubmit();
      }}
    >
      <div className="mx-auto flex w-full max-w-[70rem] flex-1 flex-col gap-4 pt-3 pb-4">
        <header>
          <h1 className="text-xl font-semibold">{list ? texts.updateTitle : texts.createTitle}</h1>
          <p className="mt-1 text-text-2">{texts.explanation}</p>
        </header>
        {children}
        <Card className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label={texts.name}
            description={texts.nameHint}
            isRequired
            max={JOB_LIST_NAME_MAX}
            value={draft.name}
            onChange={setup.setName}
            error={setup.errorAt('name')}
          />
          <TemplateField
            value={draft.templateId}
            error={setup.errorAt('templateId')}
            onChange={setup.setTemplate}
          />
        </Card>
        <h2 className="mt-2 text-lg font-semibold">{texts.feeds}</h2>
        {draft.feeds.map((feed, at) => (
          <FeedFields key={feed.key} feed={feed} at={at} setup={setup} kept={keptAs(feed.id)} />
        ))}
        <div>
          <Button
            icon={<Plus />}
            isDisabled={draft.feeds.length >= FEEDS_MAX}
            onPress={setup.addFeed}
          >
            {texts.addFeed}
          </Button>
        </div>
      </div>
      <StickyBar side="bottom" className="-mx-4 md:-mx-6">
        <div className="mx-auto flex w-full max-w-[70rem] justify-end">
          <Button type="submit" variant="primary" isLoading={isSaving} disabledReason={reason}>
            {list ? texts.update : texts.proceed}
          </Button>
        </div>
      </StickyBar>
      <LeaveQuestion isUnsaved={setup.isChanged && !isSaved} />
    </form>
  );
}

function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const { isAsked, stay, leave } = useLeaveQuestion(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => isOpen || stay()}
      title={texts.unsavedTitle}
      confirmLabel={commonTexts.proceed}
      onConfirm={leave}
    >
      {fill(texts.unsavedText)}
    </ConfirmDialog>
  );
}
