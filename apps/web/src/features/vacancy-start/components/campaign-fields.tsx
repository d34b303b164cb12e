import {
  amountText,
  type CampaignType,
  campaignTypeSpecs,
  isBlank,
  vacancyTypes,
} from '@posthorn/domain';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { useQuery } from '@tanstack/react-query';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import {
  BudgetAdvice,
  ChannelsField,
  Expectation,
  FormProvider,
  LanguageField,
  LocationsField,
  ProfilesField,
  ScheduleField,
  TypedField,
} from '../../configuration-fields/index.ts';
import { estimateQuery } from '../api/estimate.ts';
import { type Draft, paidCampaign } from '../model/draft.ts';
import { formOf } from '../model/draft-form.ts';

interface CampaignFieldsProps {
  draft: Draft;
  account: AccountFacts;
  /** The landing page is not the page that was read. */
  isLandingOfPage: boolean;
  /** What is wrong at a field, by its path. */
  wrongAt: (path: string) => string | undefined;
  /** Asked at the total, where it is a large one. */
  totalQuestion: string | undefined;
  onChange: (changed: Partial<Draft>) => void;
}

/** All that a campaign needs besides its ads, as it was read, to be corrected in place, and what it may bring. */
export function CampaignFields({
  draft,
  account,
  isLandingOfPage,
  wrongAt,
  totalQuestion,
  onChange,
}: CampaignFieldsProps) {
  const { type, total } = draft;
  const { currency } = account;
  const { data: estimate } = useQuery(estimateQuery(account.id, draft));
  const campaign = paidCampaign(draft, currency);
  return (
    <FormProvider value={formOf({ draft, account, wrongAt, onChange })}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div data-field="title">
          <TypedField field="title" />
        </div>
        <Select
          label={vacancyStartTexts.goal}
          options={vacancyTypes.map((id) => ({ id, label: campaignTypeSpecs[id].label }))}
          value={type}
          onChange={(next) => next && onChange({ type: next as CampaignType })}
        />
        <div data-field="profiles">
          <ProfilesField />
        </div>
        <div data-field="locations">
          <LocationsField />
        </div>
        <div data-field="targetUrl">
          <TypedField
            field="targetUrl"
            {...(isLandingOfPage && { description: vacancyStartTexts.landingOfPage })}
          />
        </div>
        <LanguageField />
        <div data-field="schedule">
          <ScheduleField />
        </div>
        <div data-field="budget">
          <AmountInput
            label={vacancyStartTexts.totalBudget}
            description={vacancyStartTexts.totalHint}
            form="total"
            currency={currency}
            value={total}
            error={wrongAt('budget')}
            warning={totalQuestion}
            onChange={(next) => onChange({ total: next })}
          />
          <BudgetAdvice
            campaign={campaign}
            total={campaign.customTotalGrossBudget}
            isEmpty={isBlank(total)}
            suggested={estimate?.suggestedTotalGrossBudget ?? null}
            currency={currency}
            onUse={(sum) => onChange({ total: amountText(sum) })}
          />
        </div>
        <div data-field="channels" className="md:col-span-2">
          <ChannelsField />
        </div>
        <div className="empty:hidden md:col-span-2">
          <Expectation
            campaign={campaign}
            reach={estimate?.reach ?? null}
            prices={estimate?.channels}
            currency={currency}
          />
        </div>
      </div>
    </FormProvider>
  );
}
