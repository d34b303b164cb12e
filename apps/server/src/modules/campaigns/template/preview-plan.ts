import type { OperationAnswer } from '@posthorn/contract';
import {
  campaignTypeSpecs,
  differingFields,
  filledIn,
  shownField,
  shownForm,
  type TemplateField,
  takesForm,
  templateFields,
  templateName,
  withTagNames,
} from '@posthorn/domain';
import { type StoredAd, textsOf } from '../../ads/index.ts';
import type { CampaignState } from '../state.ts';
import type { Plan, PlanFacts } from './plan-facts.ts';

type Preview = OperationAnswer<'previewChangeTemplate'>;

/** A plan in words. */
export function previewPlan(
  campaign: CampaignState,
  version: number,
  planFacts: PlanFacts,
  plan: Plan,
): Preview {
  const { template, present, offered, pageNames, surroundings } = planFacts;
  const words = { currency: surroundings.currency, pageNames };
  const shown = (field: TemplateField, state: CampaignState) => shownField(field, state, words);
  const changed = differingFields(campaign, plan.after);
  const kept = templateFields.filter(
    (field) => !changed.includes(field) && shown(field, campaign) !== '',
  );
  const forms = presentForms(planFacts, plan);
  const { ads } = plan;
  const filling = { locations: plan.after.locations, company: planFacts.company };
  const presented = (from: readonly StoredAd[], ids: readonly string[]) =>
    from
      .filter(({ id }) => ids.includes(id))
      .map((ad) => ({ id: ad.id, adType: ad.type, text: firstText(ad, filling), before: null }));
  const newTextOf = (templateAdId: string) => {
    const ad = offered.find(({ id }) => id === templateAdId);
    return ad ? firstText(ad, filling) : '';
  };
  const updated = ads.updating.flatMap(({ id, templateAdId }) =>
    presented(present, [id]).map((ad) => {
      const text = newTextOf(templateAdId);
      return { ...ad, text, before: text === ad.text ? null : ad.text };
    }),
  );
  return {
    templateId: template.id,
    templateName: templateName(template),
    version,
    revision: planFacts.revision,
    changes: [
      ...changed.map((field) => ({
        field,
        before: shown(field, campaign),
        after: shown(field, plan.after),
      })),
      ...forms.changes,
    ],
    kept: [
      ...kept.map((field) => ({
        field,
        value: shown(field, campaign),
        offered: plan.kept.includes(field) ? shown(field, plan.wanted) : '',
      })),
      ...forms.kept,
    ],
    ads: {
      coming: presented(offered, ads.coming),
      leaving: presented(present, ads.leaving),
      updating: updated,
      staying: presented(present, ads.staying),
      kept: ads.kept,
    },
    blockers: plan.blockers,
    channelsInTheWay: plan.channelsInTheWay,
    notCarriedOver: plan.notCarriedOver,
  };
}

/** What becomes of the form, where the campaign has one to speak of. */
function presentForms({ forms: { present, offered } }: PlanFacts, { form, after }: Plan) {
  const field = 'leadForm' as const;
  if (takesForm(form)) {
    const change = { field, before: shownForm(present), after: shownForm(offered) };
    return { changes: [change], kept: [] };
  }
  if (!present || !campaignTypeSpecs[after.type].needsForm) return { changes: [], kept: [] };
  const isOther = form === 'kept';
  const kept = { field, value: shownForm(present), offered: isOther ? shownForm(offered) : '' };
  return { changes: [], kept: [kept] };
}

/** As the campaign will say it; a tag that nothing fills is called by its name. */
const firstText = (ad: StoredAd, filling: Parameters<typeof filledIn>[1]): string =>
  withTagNames(
    filledIn(textsOf(ad).find((text) => text !== '') ?? ad.uploaded?.name ?? '', filling),
  );
