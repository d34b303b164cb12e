import {
  afterTemplateTypeChange,
  type CampaignType,
  campaignTypeSpecs,
  channelsInTheWay,
  fill,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { commonTexts } from '@posthorn/domain/texts/common';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { templateOwner } from '../../ads/index.ts';
import { fieldLabels } from '../../configuration-fields/index.ts';
import { AdsInTheWay, GoalChooser } from '../../goal-choice/index.ts';
import { type Template, templateHref, templateTitle } from '../../templates/index.ts';
import { useChangeTemplateType } from '../api/change-template-type.ts';
import { TypeFrame } from './type-frame.tsx';

const emptiable = ['profiles', 'functionGroup', 'goal', 'targetUrl'] as const;

/** The filled fields that another type would empty, as the form calls them. */
function emptiedBy(template: Template, type: CampaignType): string[] {
  const after = afterTemplateTypeChange(template, type);
  return emptiable
    .filter((field) => JSON.stringify(template[field]) !== JSON.stringify(after[field]))
    .map((field) => fieldLabels[field]);
}

/** Another type for a template; ads that have no place in it are in the way. */
export function ChangeType({ template }: { template: Template }) {
  const [type, setType] = useState<CampaignType>(template.type);
  const [dialog, setDialog] = useState<'blocked' | 'asking'>();
  const navigate = useNavigate();
  const change = useChangeTemplateType(template);
  const title = templateTitle(template);
  const isOther = type !== template.type;
  const inTheWay = isOther ? channelsInTheWay(type, template.channelsWithAds) : [];
  const emptied = emptiedBy(template, type);
  const toTemplate = () => void navigate(templateHref(template));
  const close = () => setDialog(undefined);

  function goOn(): void {
    if (isOther) setDialog(inTheWay.length > 0 ? 'blocked' : 'asking');
    else toTemplate();
  }
  return (
    <>
      <TypeFrame
        title={templatesPageTexts.changeTypeTitle}
        subtitle={title}
        whyNot={undefined}
        isBusy={change.isPending}
        onNext={goOn}
      >
        <GoalChooser
          heading={templatesPageTexts.changeTypeTo}
          customLabel={templatesPageTexts.customTemplate}
          value={type}
          onChange={setType}
        />
      </TypeFrame>
      <AdsInTheWay
        isOpen={dialog === 'blocked'}
        onClose={close}
        title={title}
        owner={templateOwner(template)}
        channelsWithAds={template.channelsWithAds}
        type={type}
        onLeave={close}
      />
      <ConfirmDialog
        isOpen={dialog === 'asking'}
        onOpenChange={(isOpen) => isOpen || close()}
        title={campaignTexts.areYouSure}
        confirmLabel={commonTexts.proceed}
        isLoading={change.isPending}
        onConfirm={() =>
          change.isPending || change.mutate(type, { onSuccess: toTemplate, onError: close })
        }
      >
        <p className="wrap-anywhere">
          {fill(templatesPageTexts.typeConsequence, {
            title,
            label: campaignTypeSpecs[type].label,
          })}
        </p>
        <p className="mt-2">
          {emptied.length > 0
            ? creationTexts.theseFieldsWillBeEmptied
            : creationTexts.nothingEmptied}
        </p>
        <ul className="mt-1 list-disc pl-5 font-medium text-text">
          {emptied.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
