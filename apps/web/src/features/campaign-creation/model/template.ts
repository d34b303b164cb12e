import { campaignTypeSpecs, fill, type Template as Rules, templateName } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { type Template, templateRules } from '../../templates/index.ts';

/** A template as a line to choose, and as what the rules know. */
export interface ChoosableTemplate extends Rules {
  name: string;
  description: string;
}

const runtimeText = (days: number | null) =>
  days === null ? '' : `${days} ${days === 1 ? 'day' : 'days'}`;

export function choosable(template: Template): ChoosableTemplate {
  const { kind, type, runtime, purpose, adsCount } = template;
  const words = [
    kind === 'custom' ? campaignTypeSpecs[type].label : '',
    adsCount > 0 ? fill(templatesPageTexts.adCount, { n: adsCount }) : '',
    runtimeText(runtime),
    purpose,
  ];
  return {
    ...templateRules(template),
    name: templateName(template),
    description: words.filter(Boolean).join(' · '),
  };
}
