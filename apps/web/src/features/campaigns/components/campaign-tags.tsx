import {
  type CampaignStatus,
  type CampaignType,
  campaignStatusTags,
  campaignTypeSpecs,
  type StatusColour,
} from '@posthorn/domain';
import { Square } from 'lucide-react';
import { Tag } from '../../../ui/display/tag.tsx';

interface StatusTagProps {
  status: CampaignStatus;
  size?: 'sm' | 'md';
}

/** The colours of text. Written out, so that the build finds the classes. */
export const statusDots: Record<StatusColour, string> = {
  gray: 'text-gray',
  orange: 'text-orange',
  success: 'text-success',
  purple: 'text-purple',
  blue: 'text-blue',
  red: 'text-red',
};

export function statusLabel(status: CampaignStatus): string {
  const { label } = campaignStatusTags[status];
  return label.charAt(0).toLocaleUpperCase('en') + label.slice(1);
}

export function StatusTag({ status, size }: StatusTagProps) {
  const { colour, mark } = campaignStatusTags[status];
  const icon = mark === 'square' ? <Square className="size-2.5! fill-current" /> : 'dot';
  return (
    <Tag tone={colour} icon={icon} size={size}>
      {statusLabel(status)}
    </Tag>
  );
}

interface TypeTagProps {
  type: CampaignType;
  size?: 'sm' | 'md';
}

/** Without a colour: colours are for the status beside it. */
export function TypeTag({ type, size = 'md' }: TypeTagProps) {
  return (
    <span
      title={campaignTypeSpecs[type].label}
      className={`inline-block max-w-full min-w-0 truncate rounded-control border border-gray-line px-1.5 align-middle text-text-2 ${size === 'sm' ? 'h-5 text-xs leading-4.5' : 'h-6 text-sm leading-5.5'}`}
    >
      {campaignTypeSpecs[type].label}
    </span>
  );
}
