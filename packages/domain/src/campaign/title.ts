import { campaignListTexts } from '#texts/campaign-list';
import { isBlank } from '../field/blank.ts';

/** What a campaign is called; also before it has a title. */
export const campaignTitle = ({ title }: { title: string }): string =>
  isBlank(title) ? campaignListTexts.untitled : title;
