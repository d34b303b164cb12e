import { fill } from '@posthorn/domain';
import { campaignListTexts } from '@posthorn/domain/texts/campaign-list';

/** A number alone says little; many begin with its name already. */
export function poLabel(poNumber: string): string {
  return poNumber === '' || /^po\b/i.test(poNumber)
    ? poNumber
    : fill(campaignListTexts.poNumber, { poNumber });
}
