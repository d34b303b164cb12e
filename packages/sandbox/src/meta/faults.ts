import type { SandboxAnswer, SandboxRequest, SpokenFault, World } from '../dialect.ts';
import { sunset } from './call.ts';
import { catalogueBusy, isOfCatalogue } from './catalogue/usage.ts';
import { answerOf, GraphError } from './graph-error.ts';
import { usageHeaders } from './usage.ts';

const REGAIN_MS = 2 * 60_000;

const words: Record<SpokenFault, GraphError> = {
  rateLimit: new GraphError({
    message: '(#80004) There have been too many calls to this ad account. Wait a bit.',
    code: 80004,
    subcode: 2446079,
  }),
  dailyQuota: new GraphError({
    message: '(#613) This ad account has used up its points. They come back within minutes.',
    code: 613,
    subcode: 1487742,
  }),
  transient: new GraphError({
    message: '(#2) Something went wrong on our side. Try again later.',
    code: 2,
    isTransient: true,
    status: 500,
  }),
  tokenExpired: new GraphError({
    message: 'The access token has expired.',
    code: 190,
    subcode: 463,
  }),
  permission: new GraphError({
    message: '(#200) The owner of this ad account has not granted ads_management.',
    code: 200,
    status: 403,
  }),
  policy: new GraphError({
    message: '(#368) This action is not allowed.',
    code: 368,
    userTitle: 'Ad not accepted',
    userMessage: 'This ad goes against our advertising standards.',
  }),
  sunsetVersion: sunset,
};

export function fault(effect: SpokenFault, request: SandboxRequest, world: World): SandboxAnswer {
  const said =
    effect === 'rateLimit' && isOfCatalogue(request, world)
      ? catalogueBusy(request.path)
      : words[effect];
  const answer = answerOf(said, request, world);
  if (effect !== 'rateLimit') return answer;
  const account = /act_(\d+)/.exec(request.path)?.[1] ?? world.accounts()[0]?.id ?? '0';
  const usage = { percent: 100, regainMs: REGAIN_MS, tier: world.tiers.meta };
  return { ...answer, headers: { ...answer.headers, ...usageHeaders(account, usage) } };
}

export const noPointsLeft = words.dailyQuota;
