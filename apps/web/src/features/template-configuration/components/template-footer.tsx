import { fill } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { CircleCheck, Pencil } from 'lucide-react';
import { TipButton } from '../../../ui/overlays/tip-button.tsx';
import { BudgetBar } from '../../campaigns/index.ts';
import { MissingList } from '../../templates/index.ts';
import { useTemplateForm } from '../model/template-form.tsx';

/** What campaigns may spend that begin with the template, and what it still needs. */
export function TemplateFooter({ onBudget }: { onBudget: () => void }) {
  const { shown, account, missing } = useTemplateForm();
  return (
    <BudgetBar
      label={templatesPageTexts.bottomBar}
      className="max-w-[97rem]"
      campaign={{ ...shown, suggestedTotalGrossBudget: null }}
      currency={account.currency}
      action={{ label: templatesPageTexts.setBudget, icon: <Pencil />, onPress: onBudget }}
    >
      <div className="ml-auto min-w-0 text-sm text-text-2">
        {missing.length === 0 ? (
          <p className="flex items-center gap-1.5">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
            <span className="truncate">{templatesPageTexts.readyForCampaigns}</span>
          </p>
        ) : (
          <TipButton tip={<MissingList missing={missing} />}>
            {fill(templatesPageTexts.missingCount, { n: missing.length })}
          </TipButton>
        )}
      </div>
    </BudgetBar>
  );
}
