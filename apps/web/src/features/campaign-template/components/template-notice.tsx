import { campaignTitle, fill, fillsInByItself, sayFinding } from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import { useUndoTemplate } from '../api/use-template-changes.ts';
import { Findings } from './difference.tsx';
import { UpdateDialog } from './update-dialog.tsx';

/** What a campaign's template did to it, could not do, or has to offer now. */
export function TemplateNotice({ campaign }: { campaign: Campaign }) {
  const { undo, isPending } = useUndoTemplate();
  const [isUpdating, setUpdating] = useState(false);
  const { usedTemplate, canUndoTemplate, notCarriedOver, isBehindTemplate } = campaign;
  const template = usedTemplate ?? '';
  const leftOut = notCarriedOver.filter((found) => !fillsInByItself(found));
  return (
    <>
      {canUndoTemplate ? (
        <Alert
          className="mt-4"
          title={fill(campaignTemplateTexts.applied, { template })}
          actions={
            <Button size="sm" isLoading={isPending} onPress={() => undo(campaign)}>
              {commonTexts.undo}
            </Button>
          }
        >
          {campaignTemplateTexts.appliedHint}
        </Alert>
      ) : null}
      {notCarriedOver.filter(fillsInByItself).map((found) => (
        <Alert key={found.code} className="mt-4" title={sayFinding(found)} />
      ))}
      {leftOut.length > 0 ? (
        <Alert
          kind="warning"
          className="mt-4"
          title={fill(campaignTemplateTexts.leftOut, { template })}
        >
          <Findings of={leftOut} />
        </Alert>
      ) : null}
      {isBehindTemplate ? (
        <Alert
          className="mt-4"
          title={fill(campaignTemplateTexts.behind, { template })}
          actions={
            <Button size="sm" onPress={() => setUpdating(true)}>
              {campaignTemplateTexts.bringUpToDate}
            </Button>
          }
        >
          {campaignTemplateTexts.behindHint}
        </Alert>
      ) : null}
      {isUpdating ? (
        <UpdateDialog
          campaign={{ ...campaign, title: campaignTitle(campaign) }}
          onClose={() => setUpdating(false)}
        />
      ) : null}
    </>
  );
}
