import type { CampaignType } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useState } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { GoalChooser } from '../../goal-choice/index.ts';
import { useCreateTemplate } from '../../templates/index.ts';
import { TypeFrame } from '../components/type-frame.tsx';

/** What a new custom template is for; choosing makes it. */
export function CreateTemplatePage() {
  useDocumentTitle(templatesPageTexts.createTitle);
  const [type, setType] = useState<CampaignType>();
  const { create, isPending } = useCreateTemplate();
  return (
    <TypeFrame
      title={templatesPageTexts.createTitle}
      subtitle={templatesPageTexts.createHint}
      whyNot={type ? undefined : templatesPageTexts.chooseGoal}
      isBusy={isPending}
      onNext={() => type && create({ kind: 'custom', type })}
    >
      <GoalChooser
        heading={templatesPageTexts.createFor}
        customLabel={templatesPageTexts.customTemplate}
        value={type}
        onChange={setType}
      />
    </TypeFrame>
  );
}
