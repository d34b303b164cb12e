import { titleOfCopy } from '../campaign/copy.ts';
import type { Language } from '../campaign/language.ts';
import { chosenPages } from '../campaign/pages.ts';
import type { CampaignType } from '../campaign/type.ts';
import { channelSpecs, channels } from '../channel/channel.ts';
import { switchesOff } from '../channel/placement.ts';
import type { TemplateKind } from './kind.ts';
import type { Template } from './template.ts';

/** What a template is before anything is chosen in it. */
export const emptyTemplate = (
  kind: TemplateKind,
  type: CampaignType,
  language: Language,
): Omit<Template, 'id'> => ({
  kind,
  type,
  title: '',
  purpose: '',
  targetUrl: '',
  poNumber: '',
  functionGroup: null,
  profiles: [],
  locations: [],
  goal: null,
  language,
  runtime: null,
  customTotalGrossBudget: null,
  channelsOff: switchesOff(channels.filter((name) => !channelSpecs[name].isOffAtFirst)),
  keywords: null,
  ...chosenPages(() => null),
});

/** A copy has a title of its own, and no function group that another default template has. */
export const copyOfTemplate = <T extends Omit<Template, 'id'>>(
  original: T,
  takenTitles: readonly string[],
): T => ({
  ...original,
  title: titleOfCopy(original.title, takenTitles),
  functionGroup: original.kind === 'default' ? null : original.functionGroup,
});
