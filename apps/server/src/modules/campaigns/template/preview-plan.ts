import type { OperationAnswer } from '@posthorn/contract';
import {
  differingFields,
  shownField,
  type TemplateField,
  templateFields,
  templateName,
} from '@posthorn/domain';
import { type StoredAd, textsOf } from '../../ads/index.ts';
import type { CampaignState } from '../state.ts';
import type { Meeting, Plan } from './meeting.ts';

type Preview = OperationAnswer<'previewChangeTemplate'>;

/** A plan in words. */
export function previewPlan(
  campaign: CampaignState,
  version: number,
  meeting: Meeting,
  plan: Plan,
): Preview {
  const { template, present, offered, pageNames, surroundings } = meeting;
  const words = { currency: surroundings.currency, pageNames };
  const shown = (field: TemplateField, state: CampaignState) => shownField(field, state, words);
  const changed = differingFields(campaign, plan.after);
  const kept = templateFields.filter(
    (field) => !changed.includes(field) && shown(field, campaign) !== '',
  );
  const { ads } = plan;
  const updated = ads.updating.map(({ id }) => id);
  return {
    templateId: template.id,
    templateName: templateName(template),
    version,
    changes: changed.map((field) => ({
      field,
      before: shown(field, campaign),
      after: shown(field, plan.after),
    })),
    kept: kept.map((field) => ({
      field,
      value: shown(field, campaign),
      offered: plan.kept.includes(field) ? shown(field, plan.wanted) : '',
    })),
    ads: {
      coming: presented(offered, ads.coming),
      leaving: presented(present, ads.leaving),
      updating: presented(present, updated),
      staying: presented(present, ads.staying),
      kept: ads.kept,
    },
    blockers: plan.blockers,
    notCarriedOver: plan.notCarriedOver,
  };
}

const presented = (ads: readonly StoredAd[], ids: readonly string[]) =>
  ads
    .filter(({ id }) => ids.includes(id))
    .map((ad) => ({ id: ad.id, adType: ad.type, text: firstText(ad) }));

const firstText = (ad: StoredAd): string =>
  textsOf(ad).find((text) => text !== '') ?? ad.uploaded?.name ?? '';
