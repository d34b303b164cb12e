import {
  kindsIn,
  type MailChoice,
  type MailGroup,
  mailChoiceLabels,
  mailGroupSpecs,
  notificationKindSpecs,
} from '@posthorn/domain';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';

interface MailGroupCardProps {
  group: MailGroup;
  choice: MailChoice;
  onChoose: (choice: MailChoice) => void;
}

/** One group of letters: what comes in them, and when. */
export function MailGroupCard({ group, choice, onChoose }: MailGroupCardProps) {
  const { label, choices, about } = mailGroupSpecs[group];
  const words = kindsIn(group).map((kind) => notificationKindSpecs[kind].word);
  const segments = choices.map((id) => ({ id, label: mailChoiceLabels[id] }));
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">{label}</h2>
        <p className="text-sm text-text-2">{about ?? words.join(' · ')}</p>
      </div>
      <SegmentedControl label={label} segments={segments} value={choice} onChange={onChoose} />
    </Card>
  );
}
