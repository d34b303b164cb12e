import type { Handlers } from '../platform/api/handler.ts';
import type { Config } from '../platform/config.ts';
import { accountHandlers, type Followers } from './accounts/index.ts';
import { adHandlers, googleAdHandlers } from './ads/index.ts';
import { apiTokenHandlers } from './api-tokens/index.ts';
import { applicationHandlers } from './applications/index.ts';
import {
  campaignHandlers,
  campaignTemplateHandlers,
  configurationHandlers,
  erroredCampaignHandlers,
} from './campaigns/index.ts';
import { connectionHandlers } from './connections/index.ts';
import { dynamicCampaignHandlers } from './dynamic-campaigns/index.ts';
import { figuresHandlers } from './figures/index.ts';
import { financeHandlers } from './finance/index.ts';
import { jobListHandlers } from './job-lists/index.ts';
import { leadFormHandlers } from './lead-forms/index.ts';
import { mailHandlers } from './mail/index.ts';
import { masterAccountHandlers } from './master-accounts/index.ts';
import { mediaHandlers } from './media/index.ts';
import { memberHandlers } from './members/index.ts';
import { notificationHandlers } from './notifications/index.ts';
import { packageHandlers } from './packages/index.ts';
import { peopleHandlers } from './people/index.ts';
import { referenceHandlers } from './reference/index.ts';
import { reportHandlers } from './reports/index.ts';
import { savedViewHandlers } from './saved-views/index.ts';
import { sessionHandlers } from './session/index.ts';
import { socialPageHandlers } from './social-pages/index.ts';
import { templateHandlers } from './templates/index.ts';
import { vacancyHandlers } from './vacancies/index.ts';
import { webhookHandlers } from './webhooks/index.ts';
import { workspaceHandlers } from './workspaces/index.ts';

/** Every operation of the contract has a handler here; a missing one does not compile. */
export function allHandlers(config: Config, followers: Followers): Handlers {
  return {
    ...sessionHandlers(config),
    ...accountHandlers(followers),
    ...apiTokenHandlers,
    ...webhookHandlers,
    ...socialPageHandlers,
    ...connectionHandlers,
    ...workspaceHandlers,
    ...memberHandlers,
    ...peopleHandlers,
    ...notificationHandlers,
    ...mailHandlers,
    ...campaignHandlers,
    ...savedViewHandlers,
    ...vacancyHandlers,
    ...applicationHandlers,
    ...figuresHandlers,
    ...financeHandlers,
    ...masterAccountHandlers,
    ...campaignTemplateHandlers,
    ...configurationHandlers,
    ...leadFormHandlers,
    ...erroredCampaignHandlers,
    ...templateHandlers,
    ...packageHandlers,
    ...jobListHandlers,
    ...dynamicCampaignHandlers,
    ...mediaHandlers,
    ...adHandlers,
    ...googleAdHandlers,
    ...reportHandlers,
    ...referenceHandlers,
  };
}
