import { campaignTitle, fill } from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Accordion } from '../../../ui/layout/accordion.tsx';
import { AccordionItem } from '../../../ui/layout/accordion-item.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Difference, previewQuery } from '../../campaign-template/index.ts';
import type { Template } from '../../templates/index.ts';
import type { TemplateCampaign } from '../api/list-template-campaigns.ts';
import { keptValues, useUpdateCampaigns } from '../api/update-campaigns.ts';

interface UpdateAllDialogProps {
  template: Template;
  campaigns: readonly TemplateCampaign[];
  onClose: () => void;
  /** A sentence for each campaign that keeps values of its own. */
  onKept: (sentences: string[]) => void;
}

/** Several campaigns at once; what would change in each is shown when it is opened. */
export function UpdateAllDialog({
  template,
  campaigns: behind,
  onClose,
  onKept,
}: UpdateAllDialogProps) {
  // What a person was shown is what is done, whatever comes in meanwhile.
  const [campaigns] = useState(behind);
  // Closed ones are not asked about: there may be a hundred.
  const [opened, setOpened] = useState<ReadonlySet<string | number>>(new Set());
  // Of the template, as the differences on the screen show it.
  const [shown, setShown] = useState<number>();
  const update = useUpdateCampaigns(template);
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(campaignTemplateTexts.bringAllTitle, { n: campaigns.length })}
      description={campaignTemplateTexts.bringAllHint}
      isDismissable={false}
      isBusy={update.isPending}
      footer={
        <>
          <Button isDisabled={update.isPending} onPress={onClose} autoFocus>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={update.isPending}
            onPress={() =>
              update.isPending ||
              update.mutate(
                { campaigns, revision: shown },
                {
                  onSuccess: (outcomes) => onKept(keptValues(campaigns, outcomes)),
                  onSettled: onClose,
                },
              )
            }
          >
            {campaignTemplateTexts.bringUpToDate}
          </Button>
        </>
      }
    >
      <Accordion
        allowsMultipleExpanded
        expandedKeys={opened}
        onExpandedChange={(keys) => setOpened(keys)}
      >
        {campaigns.map((campaign) => (
          <AccordionItem
            key={campaign.id}
            id={campaign.id}
            title={
              <>
                {campaignTitle(campaign)}{' '}
                <span className="block text-sm font-normal text-text-2">
                  #{campaign.hash} · {campaign.workspace.name}
                </span>
              </>
            }
          >
            {opened.has(campaign.id) ? (
              <Shown
                campaign={{ id: campaign.id, accountId: template.accountId }}
                onLeave={onClose}
                onShown={setShown}
              />
            ) : null}
          </AccordionItem>
        ))}
      </Accordion>
    </Dialog>
  );
}

interface ShownProps {
  campaign: { id: string; accountId: string };
  onLeave: () => void;
  onShown: (revision: number) => void;
}

function Shown({ campaign, onLeave, onShown }: ShownProps) {
  const { data, error } = useQuery(previewQuery(campaign));
  const revision = data?.revision;
  const isShown = useEffectEvent(onShown);
  useEffect(() => {
    if (revision !== undefined) isShown(revision);
  }, [revision]);
  if (data) return <Difference preview={data} campaign={campaign} onLeave={onLeave} />;
  return <p role="status">{error ? errorText(error) : campaignTemplateTexts.loading}</p>;
}
