import { firstAccounts } from '../accounts.ts';
import { isConsentPage } from '../consent/application.ts';
import { answerConsentPage } from '../consent/ask.ts';
import type { Dialect, SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import { answerAccounts } from './accounts.ts';
import { answerAnalytics } from './analytics.ts';
import { type Call, readCall } from './call.ts';
import { enter, habits, introspect, revoke } from './consent.ts';
import { answerCampaignConversions, answerConversions } from './conversions.ts';
import { deliveries, describe } from './deliveries.ts';
import { speak } from './faults.ts';
import { answerInAccount } from './in-account.ts';
import { answerLeads } from './leads.ts';
import { answerMedia, isUpload, takeUpload } from './media.ts';
import { answerPosts } from './posts.ts';
import { answerTo, notFound, notListed, Problem } from './problem.ts';
import { answerTargeting } from './targeting.ts';
import { giveToken, isTokenCall } from './token.ts';
import { answerTracking } from './tracking.ts';

type Answering = (
  world: World,
  call: Call,
  request: SandboxRequest,
) => SandboxAnswer | Promise<SandboxAnswer>;

const routes: Readonly<Record<string, Answering>> = {
  adAccounts: (world, call, request) =>
    call.steps.length > 2
      ? answerInAccount(world, call, request.isPartial)
      : answerAccounts(world, call),
  adAccountUsers: answerAccounts,
  organizationAcls: answerAccounts,
  organizations: answerAccounts,
  posts: answerPosts,
  images: answerMedia,
  videos: answerMedia,
  adAnalytics: answerAnalytics,
  adTargetingEntities: answerTargeting,
  audienceCounts: answerTargeting,
  adBudgetPricing: answerTargeting,
  leadFormResponses: answerLeads,
  adTrackingParameters: answerTracking,
  conversions: answerConversions,
  campaignConversions: answerCampaignConversions,
};

async function handle(request: SandboxRequest, whole: World): Promise<SandboxAnswer> {
  try {
    if (isConsentPage('linkedin', request.path)) return answerConsentPage(habits, request, whole);
    if (isTokenCall(request)) return giveToken(whole, request);
    if (request.path === '/oauth/v2/introspectToken') return introspect(whole, request);
    if (request.path === '/oauth/v2/revoke') return revoke(whole, request);
    const entered = enter(whole, request);
    if ('refused' in entered) return entered.refused;
    const { world } = entered;
    if (isUpload(request)) return takeUpload(world, request);
    if (!request.path.startsWith('/rest/')) throw notFound();
    const [, , resource = ''] = request.rawPath.split('/');
    const answering = Object.hasOwn(routes, resource) ? routes[resource] : undefined;
    if (!answering) throw notFound();
    const call = readCall(request, world);
    if (isTooMuch(world)) return speak('dailyQuota', request, world);
    checkListed(world, call);
    return await answering(world, call, request);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return answerTo(error, request.path.replace('/rest/', ''));
  }
}

/** Counted for all ad accounts of an application together; LinkedIn does not tell how much is left. */
const isTooMuch = (world: World): boolean => world.countCall('application').percent > 100;

/** An application that is being developed may use the ad accounts that were listed for it by hand. */
function checkListed({ tiers }: World, { steps: [resource, account, below] }: Call): void {
  if (tiers.linkedin === 'standard' || resource !== 'adAccounts' || below === undefined) return;
  if (account !== firstAccounts.linkedin.id) throw notListed();
}

/** Every answer carries what LinkedIn's support asks for. */
const stamped = (answer: SandboxAnswer, world: World): SandboxAnswer => ({
  ...answer,
  headers: {
    'x-li-uuid': `AAY${world.ledger.version.toString(36).padStart(6, '0')}`,
    'x-li-fabric': 'prod-sandbox',
    ...answer.headers,
  },
});

export const linkedinDialect: Dialect = {
  network: 'linkedin',
  handle: async (request, world) => stamped(await handle(request, world), world),
  fault: (effect, request, world) => stamped(speak(effect, request, world), world),
  deliveries,
  describe,
};
