import {
  type CampaignStatus,
  type CampaignType,
  campaignStatusTags,
  campaignTypeTags,
} from '@posthorn/domain';
import { Square } from 'lucide-react';
import { Tag } from '../../../ui/display/tag.tsx';

interface StatusTagProps {
  status: CampaignStatus;
}

/** Draft and stopped share a colour; the square tells them apart. */
export function StatusTag({ status }: StatusTagProps) {
  const { label, colour } = campaignStatusTags[status];
  const icon = status === 'stopped' ? <Square className="size-2.5! fill-current" /> : 'dot';
  return (
    <Tag tone={colour} icon={icon}>
      {label.charAt(0).toLocaleUpperCase('en') + label.slice(1)}
    </Tag>
  );
}

interface TypeTagProps {
  type: CampaignType;
}

export function TypeTag({ type }: TypeTagProps) {
  const { label, colour } = campaignTypeTags[type];
  return <Tag tone={colour}>{label}</Tag>;
}
