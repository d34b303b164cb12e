import {
  type DynamicGoal,
  dynamicGoalCards,
  dynamicGoalFinding,
  dynamicGoals,
  fill,
  sayFinding,
} from '@posthorn/domain';
import { dynamicCampaignFormTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-form';
import { FileCheck2, LayoutGrid, type LucideIcon, MousePointerClick } from 'lucide-react';
import { RadioCard } from '../../../ui/choice/radio-card.tsx';
import { RadioCardGroup } from '../../../ui/choice/radio-card-group.tsx';
import { Tag } from '../../../ui/display/tag.tsx';

const icons: Record<DynamicGoal, LucideIcon> = {
  MAXIMISE_CLICKS: MousePointerClick,
  MAXIMISE_CONVERSIONS: FileCheck2,
  MAXIMISE_SALES: LayoutGrid,
};

interface GoalCardsProps {
  value: DynamicGoal | null;
  onChange: (goal: DynamicGoal) => void;
  account: { hasConversionId: boolean };
  isLocked: boolean;
}

/** A card for each goal; one that the account can not aim at says why. */
export function GoalCards({ value, onChange, account, isLocked }: GoalCardsProps) {
  return (
    <RadioCardGroup
      label={texts.selectGoals}
      isLabelHidden
      columns={3}
      isDisabled={isLocked}
      value={value}
      onChange={(goal) => onChange(goal as DynamicGoal)}
    >
      {dynamicGoals.map((goal) => {
        const { tag, header, target, goal: counts } = dynamicGoalCards[goal];
        const closed = dynamicGoalFinding(goal, account);
        const Icon = icons[goal];
        return (
          <RadioCard
            key={goal}
            value={goal}
            icon={<Icon />}
            title={header}
            description={target}
            disabledReason={closed && !isLocked ? sayFinding(closed) : undefined}
            footer={
              <span className="flex flex-wrap gap-1.5">
                <Tag size="sm" tone="blue" className="group-data-selected:bg-surface">
                  {tag}
                </Tag>
                <Tag size="sm" className="group-data-selected:bg-surface">
                  {fill(texts.goal, { goal: counts })}
                </Tag>
              </span>
            }
          />
        );
      })}
    </RadioCardGroup>
  );
}
