import type { SandboxAnswer, SandboxRequest, SpokenFault, World } from '../dialect.ts';
import { sunset } from './call.ts';
import { expired } from './key.ts';
import { answerTo, forbidden, Problem, refuse } from './problem.ts';

/** The path of a resource that says its codes: faults always do. */
const telling = 'adCampaigns';

const throttled = (what: string): SandboxAnswer => ({
  status: 429,
  body: {
    status: 429,
    serviceErrorCode: 101,
    message: `Resource level throttle ${what}limit for calls to this resource is reached.`,
  },
});

/** How LinkedIn says each thing that goes wrong. It never says how long to wait. */
export function speak(effect: SpokenFault, request: SandboxRequest, _: World): SandboxAnswer {
  switch (effect) {
    case 'rateLimit':
      return throttled('');
    case 'dailyQuota':
      return throttled('APPLICATION_AND_MEMBER DAY ');
    case 'transient':
      return answerTo(
        request.method === 'GET'
          ? new Problem(503, 'UNDER_MAINTENANCE', 'Under Maintenance')
          : new Problem(500, 'INTERNAL_ERROR', 'Internal Error'),
        telling,
      );
    case 'tokenExpired':
      return expired();
    case 'permission':
      return answerTo(forbidden(request.path), telling);
    case 'policy':
      return answerTo(
        refuse(
          'CREATE_NOT_ALLOWED_WITH_FAILED_CREATIVES',
          'Campaign creation is not allowed with creatives in failed state',
        ),
        telling,
      );
    case 'sunsetVersion':
      return answerTo(sunset(request.headers['linkedin-version'] ?? ''), telling);
  }
}
