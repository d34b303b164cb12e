import { isBlank } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';

export function campaignTitle({ title }: { title: string }): string {
  return isBlank(title) ? campaignTexts.untitled : title;
}
