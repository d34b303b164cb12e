import { channelsWithAds } from '../ad/availability.ts';
import { afterTypeChange, channelsInTheWay, typeChangeBlockers } from '../campaign/type-change.ts';
import type { Channel } from '../channel/channel.ts';
import type { Finding } from '../finding.ts';
import { type ComparedField, differingFields, withFieldsOf } from './fields.ts';
import { notCarriedOver, type Surroundings, withoutGonePages } from './not-carried-over.ts';
import { type AdPlan, type OfferedAd, type PresentAd, planAds } from './plan-ads.ts';
import {
  type FormPlan,
  type OfferedForm,
  type PresentForm,
  planFormChange,
  planFormUpdate,
  takesForm,
} from './plan-form.ts';
import { applyTemplate, moneyFollowed, type Templatable, type Template } from './template.ts';

/** What a template would do to a campaign. The preview shows it, the command does it. */
export interface TemplatePlan<C extends Templatable> {
  after: C;
  /** What the campaign would be if it were up to the template alone. */
  wanted: C;
  /** What is to be kept as the template made it, so that later changes of a person can be told. */
  fromTemplate: Templatable;
  /** Fields that stay as the person has them, although the template says something else. */
  kept: ComparedField[];
  ads: AdPlan;
  form: FormPlan;
  /** Why it can not be done at all. */
  blockers: Finding[];
  /** Channels whose ads are the reason. */
  channelsInTheWay: Channel[];
  notCarriedOver: Finding[];
}

interface PlanInput<C extends Templatable> {
  campaign: C;
  template: Template;
  present: readonly PresentAd[];
  offered: readonly OfferedAd[];
  /** The forms of the campaign and of the template. */
  forms: { present: PresentForm | null; offered: OfferedForm | null };
  surroundings: Surroundings;
}

/** Filling a campaign from a template, whatever it was filled from before. */
export function planTemplateChange<C extends Templatable>(input: PlanInput<C>): TemplatePlan<C> {
  const { campaign, template, present, offered, surroundings } = input;
  const after = applyTemplate(
    campaign,
    withoutGonePages(template, surroundings),
    surroundings.currency,
  );
  const ads = planAds(after, present, offered);
  const form = planFormChange({ type: after.type, ...input.forms });
  return finished(input, { after, wanted: after, fromTemplate: after, kept: [], ads, form });
}

/**
 * Bringing a campaign up to date with the template it was made from. Only what the template changed since
 * is brought; where a person changed the same thing, the person's stays.
 */
export function planTemplateUpdate<C extends Templatable>(
  input: PlanInput<C> & {
    /** What the template made of the campaign then. */
    fromTemplate: Templatable;
    /** Ids of the ads of the template that the campaign got then. */
    takenAds: readonly string[];
  },
): TemplatePlan<C> {
  const { campaign, present, offered, surroundings, fromTemplate, takenAds } = input;
  const { currency } = surroundings;
  const template = withoutGonePages(input.template, surroundings);
  const fromTemplateNow = applyTemplate(fromTemplate, template, currency);
  const changedByTemplate = differingFields(fromTemplate, fromTemplateNow);
  const changedByPerson = new Set(differingFields(fromTemplate, campaign));
  const brought = changedByTemplate.filter((field) => !changedByPerson.has(field));
  const applied = applyTemplate(campaign, template, currency);
  const mixed = withFieldsOf(campaign, applied, brought);
  const given = brought.includes('budget') ? mixed.customTotalGrossBudget : null;
  // Its dates and channels may be a person's, and other ones than those of `applied`.
  const after = moneyFollowed(campaign, afterTypeChange(mixed, mixed.type), { given, currency });
  const differing = new Set(differingFields(after, applied));
  const kept = changedByTemplate.filter(
    (field) => changedByPerson.has(field) && differing.has(field),
  );
  const here = new Set(present.map(({ origin }) => origin?.templateAdId));
  const deleted = new Set(takenAds.filter((id) => !here.has(id)));
  const ads = planAds(after, present, offered, deleted);
  const form = planFormUpdate({ type: after.type, ...input.forms });
  return finished(input, {
    after,
    wanted: applied,
    fromTemplate: fromTemplateNow,
    kept: form === 'kept' ? [...kept, 'leadForm'] : kept,
    ads,
    form,
  });
}

function finished<C extends Templatable>(
  { campaign, template, present, offered, surroundings }: PlanInput<C>,
  decided: Pick<TemplatePlan<C>, 'after' | 'wanted' | 'fromTemplate' | 'kept' | 'ads' | 'form'>,
): TemplatePlan<C> {
  const { after, ads } = decided;
  const leaving = new Set(ads.leaving);
  const remaining = present.filter(({ id }) => !leaving.has(id)).map(({ type }) => type);
  const withAds = after.type === campaign.type ? [] : channelsWithAds(remaining);
  return {
    ...decided,
    blockers: typeChangeBlockers(after.type, withAds),
    channelsInTheWay: channelsInTheWay(after.type, withAds),
    notCarriedOver: notCarriedOver(template, after, { offered, ads, surroundings }),
  };
}

/** Whether a plan would change anything. */
export const changesSomething = <C extends Templatable>(
  campaign: C,
  { after, ads, form }: TemplatePlan<C>,
): boolean =>
  differingFields(campaign, after).length > 0 ||
  ads.leaving.length + ads.updating.length + ads.coming.length > 0 ||
  takesForm(form);
