import { isBlank, say } from '@posthorn/domain';

export function campaignTitle({ title }: { title: string }): string {
  return isBlank(title) ? say('campaign.untitled') : title;
}
