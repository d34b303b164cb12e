import {
  type Finding,
  fill,
  type LeadFormPart,
  leadFormPartOf,
  leadFormParts,
} from '@posthorn/domain';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Eye, Pencil } from 'lucide-react';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { leadFormStatusQuery } from '../api/lead-form.ts';
import { leadFormHref } from '../model/form-owner.ts';

const ID = 'fast-apply-form';

/** To the way to the form. */
export const focusFormSummary = (): void =>
  document.getElementById(ID)?.querySelector('a')?.focus();

interface FormSummaryProps {
  campaign: { id: string; accountId: string; isLeadformComplete: boolean };
}

/** How far the form of a campaign is, and the way to it. */
export function FormSummary({ campaign }: FormSummaryProps) {
  const { data: status } = useQuery(leadFormStatusQuery(campaign.accountId, campaign.id));
  const isDone = status?.isComplete ?? campaign.isLeadformComplete;
  const isLocked = status?.isLocked ?? false;
  return (
    <Panel title={texts.summaryTitle}>
      <div id={ID} className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 flex-1 basis-60 items-start gap-2 text-base">
          {isDone ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          ) : (
            <CircleDashed aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text-3" />
          )}
          <span>
            {isLocked
              ? texts.summaryLocked
              : isDone
                ? texts.summaryFinished
                : missingText(status?.missing)}
          </span>
        </p>
        <ButtonLink
          icon={isLocked ? <Eye /> : <Pencil />}
          href={leadFormHref({ of: 'campaign', id: campaign.id })}
        >
          {isLocked ? texts.view : texts.edit}
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** In which parts something is missing; less where that is not known. */
function missingText(missing: readonly Finding[] | undefined): string {
  if (!missing) return texts.summaryNotFinished;
  const parts = (Object.keys(leadFormParts) as LeadFormPart[]).filter((part) =>
    missing.some((found) => leadFormPartOf(found) === part),
  );
  const what = parts.map((part) => texts[part]).join(', ');
  return fill(texts.summaryUnfinished, { n: missing.length, what });
}
