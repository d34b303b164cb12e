import type { SandboxAnswer, SandboxRequest, SpokenFault } from '../dialect.ts';
import { type AdsError, failureAnswer, type Path, plainAnswer } from './errors.ts';
import { refusedKey } from './key.ts';
import { policyFinding } from './mutate/policy.ts';
import { isObject } from './names/check.ts';
import { camel, snake } from './names/describe.ts';

interface Spoken {
  http: number;
  error: AdsError;
}

const spoken: Record<Exclude<SpokenFault, 'policy' | 'transient'>, Spoken> = {
  rateLimit: {
    http: 429,
    error: {
      code: 'quotaError.RESOURCE_TEMPORARILY_EXHAUSTED',
      message: 'Too many requests. Retry in 5 seconds.',
      details: {
        quotaErrorDetails: {
          rateScope: 'ACCOUNT',
          rateName: 'Requests per service per minute',
          retryDelay: '5s',
        },
      },
    },
  },
  dailyQuota: {
    http: 429,
    error: {
      code: 'quotaError.RESOURCE_EXHAUSTED',
      message: 'Too many operations today. Retry in 7200 seconds.',
      details: {
        quotaErrorDetails: {
          rateScope: 'DEVELOPER',
          rateName: 'Number of operations for basic access',
          retryDelay: '7200s',
        },
      },
    },
  },
  tokenExpired: {
    http: 401,
    error: {
      code: 'authenticationError.OAUTH_TOKEN_EXPIRED',
      message: 'Authentication of the request failed: the access token has expired.',
    },
  },
  permission: {
    http: 403,
    error: {
      code: 'authorizationError.USER_PERMISSION_DENIED',
      message: "User doesn't have permission to access customer.",
    },
  },
  sunsetVersion: {
    http: 400,
    error: {
      code: 'requestError.UNSUPPORTED_VERSION',
      message: 'Version is deprecated. Requests to this version will be blocked.',
    },
  },
};

/** How Google says that something went wrong. */
export function fault(effect: SpokenFault, request: SandboxRequest): SandboxAnswer {
  if (request.path === '/token') return keyFault(effect);
  const version = /^\/(v\d+)\//.exec(request.path)?.[1] ?? 'v25';
  if (effect === 'transient') return plainAnswer(503);
  if (effect === 'policy')
    return failureAnswer(version, 400, [policyFinding(firstAd(request.body))]);
  const { http, error } = spoken[effect];
  return failureAnswer(version, http, [error]);
}

/** Where keys are given out, fewer things are said. */
function keyFault(effect: SpokenFault): SandboxAnswer {
  if (effect === 'transient') return plainAnswer(503);
  return effect === 'rateLimit' || effect === 'dailyQuota' ? plainAnswer(429) : refusedKey();
}

/** The ad that it is about: the first that is to be made, if there is one. */
function firstAd(body: Buffer): Path {
  const operations = operationsIn(body);
  const index = operations.findIndex((one) => kindOf(one) === 'adGroupAdOperation');
  const other = operations[0];
  if (index !== -1) return [['mutate_operations', index], 'ad_group_ad_operation', 'create', 'ad'];
  return other === undefined ? [] : [['mutate_operations', 0], snake(kindOf(other))];
}

function operationsIn(body: Buffer): unknown[] {
  try {
    const { mutateOperations } = JSON.parse(body.toString('utf8'));
    return Array.isArray(mutateOperations) ? mutateOperations : [];
  } catch {
    return [];
  }
}

const kindOf = (operation: unknown): string =>
  isObject(operation) ? camel(Object.keys(operation)[0] ?? '') : '';
