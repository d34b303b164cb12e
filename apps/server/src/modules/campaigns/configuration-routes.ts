import { channelsOfValues, placementOfValue } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { addChannel } from './commands/add-channel.ts';
import {
  addProfile,
  clearFunctionGroup,
  removeProfile,
  setFunctionGroup,
} from './commands/change-audience.ts';
import { addLocation, changeLocation, removeLocation } from './commands/change-locations.ts';
import { changeTemplate } from './commands/change-template.ts';
import { changeType } from './commands/change-type.ts';
import { scheduleCampaign } from './commands/schedule-campaign.ts';
import { setBudget } from './commands/set-budget.ts';
import { setChannels } from './commands/set-channels.ts';
import { setDisclosure } from './commands/set-disclosure.ts';
import { setGoal } from './commands/set-goal.ts';
import { setKeywords } from './commands/set-keywords.ts';
import { setSocialPage } from './commands/set-social-page.ts';
import { setTotalBudget } from './commands/set-total-budget.ts';
import { updateDetails } from './commands/update-details.ts';
import { findKeywords } from './read/find-keywords.ts';
import { requestOf } from './request-of.ts';

export const configurationHandlers = {
  async updateCampaign(context) {
    const { body } = context;
    return updateDetails(context.deps, requestOf(context), {
      title: body.title,
      targetUrl: body.target_url,
      poNumber: body.po_number,
      referenceNumber: body.reference_number,
      language: body.language,
    });
  },

  async scheduleCampaign(context) {
    const { start_date: startDate, end_date: endDate } = context.body;
    return scheduleCampaign(context.deps, requestOf(context), { startDate, endDate });
  },

  async addLocation(context) {
    return addLocation(context.deps, requestOf(context), context.body);
  },

  async changeLocation(context) {
    return changeLocation(context.deps, requestOf(context), context.body);
  },

  async removeLocation(context) {
    return removeLocation(context.deps, requestOf(context), context.body.id);
  },

  async addProfile(context) {
    return addProfile(context.deps, requestOf(context), context.body.id);
  },

  async removeProfile(context) {
    return removeProfile(context.deps, requestOf(context), context.params.profileId);
  },

  async setFunctionGroup(context) {
    return setFunctionGroup(context.deps, requestOf(context), context.body.function_group);
  },

  async clearFunctionGroup(context) {
    return clearFunctionGroup(context.deps, requestOf(context));
  },

  async setGoal(context) {
    return setGoal(context.deps, requestOf(context), context.body.goal);
  },

  async setSocialPage(context) {
    const { page_id: pageId, channel } = context.body;
    return setSocialPage(context.deps, requestOf(context), { pageId, channel });
  },

  async setDisclosure(context) {
    return setDisclosure(context.deps, requestOf(context), context.body);
  },

  async getKeywords({ account, params, deps }) {
    return findKeywords(deps.connection.db, account.id, params.campaignId);
  },

  async setKeywords(context) {
    return setKeywords(context.deps, requestOf(context), context.body);
  },

  async changeType(context) {
    return changeType(context.deps, requestOf(context), context.body.type);
  },

  async addChannelBudget(context) {
    const { channelName, channelAmount: amount } = context.body;
    const placement = placementOfValue[channelName];
    return addChannel(context.deps, requestOf(context), { placement, amount });
  },

  async setCustomBudget(context) {
    const { body } = context;
    return setBudget(context.deps, requestOf(context), {
      total: body.total_gross_budget_in_cents,
      // on the wire nothing is given to a channel that is switched off
      amounts: {
        facebook: body.facebook_amount || null,
        googleDisplay: body.google_display_amount || null,
        googleSearch: body.google_search_amount || null,
        linkedIn: body.linkedin_amount || null,
      },
    });
  },

  async setTotalBudget(context) {
    const { total_gross_budget_in_cents: total } = context.body;
    return setTotalBudget(context.deps, requestOf(context), total);
  },

  async setChannels(context) {
    const channels = channelsOfValues(context.body.channels);
    return setChannels(context.deps, requestOf(context), channels);
  },

  async changeTemplate(context) {
    return changeTemplate(context.deps, requestOf(context), {
      templateId: context.params.templateId,
      shownRevision: context.query.revision,
    });
  },
} satisfies Partial<Handlers>;
