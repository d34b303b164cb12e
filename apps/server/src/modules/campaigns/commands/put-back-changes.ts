import type { Deps } from '../../../platform/deps.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Undoes the changes that wait to be published: the configuration is again what the networks have. */
export const putBackChanges = (deps: Deps, request: CampaignRequest) =>
  changeCampaign(deps, request, (_, { published }) => published, { putBack: true });
