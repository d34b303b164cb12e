import { say } from '@posthorn/domain';

export function campaignTitle({ title }: { title: string }): string {
  return title.trim() === '' ? say('campaign.untitled') : title;
}
