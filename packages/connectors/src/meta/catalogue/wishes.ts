import { type CapType, type Goal, needsConversionId, utmQuery } from '@posthorn/domain';
import type { CatalogueFeed, CatalogueItem, CataloguePlan } from '../../catalogue.ts';
import { type ApplicationEvent, promotedObject } from '../application-event.ts';
import { declarationsOf } from '../declarations.ts';
import type { Params } from '../graph.ts';
import type { Wish } from '../mapping.ts';
import { adPart, CAMPAIGN, partName, setPart } from '../part.ts';
import { FEED_LABEL } from './part.ts';

const strategies: Record<CapType, string> = {
  BID_CAP: 'LOWEST_COST_WITH_BID_CAP',
  COST_CAP: 'COST_CAP',
};

/**
 * Sales would be the usual objective of catalogues, but know no event for an application: that is one of leads.
 */
export const catalogueObjective = (goal: Goal): string =>
  needsConversionId(goal) ? 'OUTCOME_LEADS' : 'OUTCOME_TRAFFIC';

export const catalogueCampaignWish = (plan: CataloguePlan): Wish => ({
  once: {
    objective: catalogueObjective(plan.goal),
    buying_type: 'AUCTION',
    bid_strategy: plan.cap ? strategies[plan.cap.type] : 'LOWEST_COST_WITHOUT_CAP',
  },
  always: {
    name: partName(plan, CAMPAIGN),
    daily_budget: plan.dailyBudget,
    special_ad_categories: ['EMPLOYMENT'],
    special_ad_category_country: [...plan.countries].sort(),
  },
});

const placement = ({ pages }: CataloguePlan) => ({
  publisher_platforms: ['facebook', ...(pages.instagram === null ? [] : ['instagram'])],
  facebook_positions: ['feed'],
  ...(pages.instagram !== null && { instagram_positions: ['stream'] }),
});

export function feedSetWish(
  plan: CataloguePlan,
  feed: CatalogueFeed,
  on: { campaignId: string; productSetId: string; aim: ApplicationEvent | undefined },
): Wish {
  const isForApplications = needsConversionId(plan.goal);
  const declared = declarationsOf({
    places: plan.countries.map((countryCode) => ({ countryCode })),
  });
  return {
    once: {
      campaign_id: on.campaignId,
      billing_event: 'IMPRESSIONS',
      optimization_goal: isForApplications ? 'OFFSITE_CONVERSIONS' : 'LINK_CLICKS',
      destination_type: 'WEBSITE',
      promoted_object: {
        product_set_id: on.productSetId,
        ...(isForApplications && on.aim && promotedObject(on.aim)),
      },
    },
    always: {
      name: partName({ ...plan, title: feed.name }, setPart(feed.id)),
      ...(plan.cap && { bid_amount: plan.cap.cents }),
      dsa_beneficiary: plan.employer,
      dsa_payor: plan.payer,
      ...(declared.length > 0 && { regional_regulated_categories: declared }),
      targeting: {
        geo_locations: {
          countries: [...plan.countries].sort(),
          location_types: ['home', 'recent'],
        },
        age_min: 18,
        age_max: 65,
        ...placement(plan),
        targeting_automation: { advantage_audience: 0 },
      },
    },
  };
}

/** What every item of a product set is shown in; Meta fills in the names in braces. */
export const templateOf = (plan: CataloguePlan, productSetId: string): Params => {
  const { message, link, callToAction } = plan.template;
  const tags = utmQuery(plan.utm);
  return {
    product_set_id: productSetId,
    object_story_spec: {
      page_id: plan.pages.facebook,
      ...(plan.pages.instagram !== null && { instagram_user_id: plan.pages.instagram }),
      template_data: {
        message,
        link,
        name: '{{product.name}}',
        description: '{{product.description}}',
        call_to_action: { type: callToAction },
      },
    },
    ...(tags !== '' && { url_tags: tags }),
  };
};

export const feedAdWish = (
  plan: CataloguePlan,
  feed: CatalogueFeed,
  on: { adSetId: string; creativeId: string },
): Wish => ({
  once: { adset_id: on.adSetId },
  always: {
    name: partName({ ...plan, title: feed.name }, adPart(feed.id)),
    creative: { creative_id: on.creativeId },
  },
});

const LABEL_MAX = 100;
const label = (text: string): string => Array.from(text).slice(0, LABEL_MAX).join('');

/** A vacancy has no price, which Meta wants of everything. */
export const itemData = (item: CatalogueItem, { currency }: CataloguePlan): Params => ({
  id: item.retailerId,
  item_group_id: item.groupId,
  title: item.title,
  // It can not be empty there.
  description: item.description.trim() === '' ? item.title : item.description,
  link: item.link,
  image_link: item.image,
  additional_image_link: item.moreImages,
  brand: item.brand,
  price: `0 ${currency}`,
  availability: 'in stock',
  condition: 'new',
  [FEED_LABEL]: item.feedId,
  custom_label_1: label(item.place),
  custom_label_2: label(item.region),
  custom_label_3: label(item.category),
  custom_label_4: label(item.jobType),
});
