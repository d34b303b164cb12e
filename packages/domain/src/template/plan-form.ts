import { templateFieldTexts } from '#texts/template-field';
import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import type { LeadForm } from '../lead-form/lead-form.ts';
import { fill } from '../message/text.ts';

/** The form of a campaign, as far as a template has to do with it. */
export interface PresentForm {
  origin: { templateFormId: string; templateFormVersion: number } | null;
  /** It came from a template and still says what that gave. */
  isUntouched: boolean;
}

/** The form of a template. */
export interface OfferedForm {
  id: string;
  version: number;
}

/** Kept is a person's own, although the template has another one. */
export type FormPlan = 'coming' | 'replacing' | 'staying' | 'kept';

export const takesForm = (plan: FormPlan): boolean => plan === 'coming' || plan === 'replacing';

interface Forms {
  type: CampaignType;
  present: PresentForm | null;
  offered: OfferedForm | null;
}

const isOfThisVersion = ({ origin }: PresentForm, { id, version }: OfferedForm): boolean =>
  origin?.templateFormId === id && origin.templateFormVersion === version;

/** A campaign has one form, so the one of a chosen template takes its place, as its title does. */
export function planFormChange({ type, present, offered }: Forms): FormPlan {
  if (!campaignTypeSpecs[type].needsForm || !offered) return 'staying';
  if (!present) return 'coming';
  return present.isUntouched && isOfThisVersion(present, offered) ? 'staying' : 'replacing';
}

/** Bringing up to date leaves alone what a person wrote. */
export function planFormUpdate({ type, present, offered }: Forms): FormPlan {
  if (!campaignTypeSpecs[type].needsForm || !offered) return 'staying';
  if (!present) return 'coming';
  if (isOfThisVersion(present, offered)) return 'staying';
  return present.isUntouched ? 'replacing' : 'kept';
}

/** A form in a few words: what it is called, and how much it asks. */
export const shownForm = (form: Pick<LeadForm, 'name' | 'questions'> | null): string =>
  form ? fill(templateFieldTexts.questions, { name: form.name, n: form.questions.length }) : '';
