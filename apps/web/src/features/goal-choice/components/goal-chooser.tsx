import {
  type CampaignType,
  campaignTypeSpecs,
  campaignTypes,
  channelLabels,
  fill,
  goalLabels,
  listed,
  needsConversionId,
  paidChannels,
} from '@posthorn/domain';
import { creationTexts } from '@posthorn/domain/texts/creation';
import {
  CircleCheck,
  FileCheck2,
  type LucideIcon,
  Megaphone,
  MousePointerClick,
  SlidersHorizontal,
  Zap,
} from 'lucide-react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Term } from '../../../lib/glossary/term.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { RadioCard } from '../../../ui/choice/radio-card.tsx';
import { RadioCardGroup } from '../../../ui/choice/radio-card-group.tsx';
import { Tag } from '../../../ui/display/tag.tsx';

const icons: Record<CampaignType, LucideIcon> = {
  consideration: MousePointerClick,
  awareness: Megaphone,
  conversions: FileCheck2,
  leadform: Zap,
  custom: SlidersHorizontal,
};

/** A custom campaign chooses its goal itself, so it is no card among the goals. */
const isCard = (type: CampaignType) => campaignTypeSpecs[type].goal !== undefined;
const cards = campaignTypes.filter(isCard);
const others = campaignTypes.filter((type) => !isCard(type));

interface GoalChooserProps {
  heading: string;
  /** What is set up when none of the goals fits. */
  customLabel: string;
  value: CampaignType | undefined;
  onChange: (type: CampaignType) => void;
  /** Why a type can not be chosen here. */
  whyNot?: (type: CampaignType) => string | undefined;
}

export function GoalChooser(props: GoalChooserProps) {
  const { heading, customLabel, value, onChange, whyNot } = props;
  return (
    <div className="flex flex-col gap-4">
      <RadioCardGroup
        label={heading}
        columns={4}
        value={value && isCard(value) ? value : null}
        onChange={(type) => onChange(type as CampaignType)}
      >
        {cards.map((type) => {
          const { label, target, goal, colour } = campaignTypeSpecs[type];
          const Icon = icons[type];
          return (
            <RadioCard
              key={type}
              value={type}
              icon={<Icon />}
              tag={
                goal ? (
                  <Tag size="sm" tone={colour} className="group-data-selected:bg-surface">
                    {goalLabels[goal]}
                  </Tag>
                ) : null
              }
              title={label}
              description={target}
              disabledReason={whyNot?.(type)}
              footer={<Brings type={type} />}
            />
          );
        })}
      </RadioCardGroup>
      <p className="text-sm text-text-2">
        <Term word="goals">{creationTexts.whatGoalsMean}</Term>
      </p>
      {others.map((type) => (
        <OtherWay
          key={type}
          label={customLabel}
          isChosen={value === type}
          onChoose={() => onChange(type)}
        />
      ))}
    </div>
  );
}

/** Where the ads of a goal can stand, and what has to be there first. */
function Brings({ type }: { type: CampaignType }) {
  const { goal, needsForm } = campaignTypeSpecs[type];
  const channels = paidChannels(type);
  const names = listed(channels.map((channel) => channelLabels[channel]));
  const needs = needsForm
    ? creationTexts.needs.form
    : goal && needsConversionId(goal)
      ? creationTexts.needs.conversion
      : undefined;
  return (
    <span className="flex flex-col items-start gap-2">
      <span className="flex gap-1">
        {channels.map((channel) => (
          <ChannelGlyph key={channel} channel={channel} className="size-5" />
        ))}
      </span>
      <span className="text-xs text-text-2">
        {fill(creationTexts.adsOn, { channels: names })}
        {needs ? <span className="mt-1 block">{needs}</span> : null}
      </span>
    </span>
  );
}

interface OtherWayProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** The link stays where it is when it is chosen: it has the focus. */
function OtherWay({ label, isChosen, onChoose }: OtherWayProps) {
  return (
    <p role="status" className="text-base text-text-2">
      {isChosen ? (
        <CircleCheck
          aria-hidden="true"
          className="mr-1.5 inline-block size-4 align-[-0.2em] text-primary"
        />
      ) : null}
      {isChosen ? creationTexts.thisWillBeA : creationTexts.noneOfTheseSetUp}{' '}
      <Link aria-current={isChosen ? 'true' : undefined} onPress={onChoose}>
        {label}
      </Link>
      {creationTexts.customTarget}
    </p>
  );
}
