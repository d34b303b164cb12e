import {
  campaignTypeSpecs,
  type Finding,
  fill,
  type Template as Rules,
  templateMissing,
  templateName,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { type Template, templateRules } from '../../templates/index.ts';

/** A template as a line to choose, and as what the rules know. */
export interface ChoosableTemplate extends Rules {
  name: string;
  description: string;
  /** It can be chosen all the same; the person who chooses it is told. */
  missing: readonly Finding[];
}

export function choosable(template: Template): ChoosableTemplate {
  const { kind, type, runtime, purpose, adsCount } = template;
  const words = [
    kind === 'custom' ? campaignTypeSpecs[type].label : '',
    adsCount > 0 ? fill(templatesPageTexts.adCount, { n: adsCount }) : '',
    runtime === null ? '' : fill(configurationTexts.days, { n: runtime }),
    purpose,
  ];
  const rules = templateRules(template);
  return {
    ...rules,
    name: templateName(template),
    description: words.filter(Boolean).join(' · '),
    missing: templateMissing(rules),
  };
}
