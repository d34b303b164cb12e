import * as oidc from 'openid-client';
import type { Claims } from './find-or-make-person.ts';

/**
 * Some providers put little into the id token and tell the rest at their user-info endpoint. An
 * address and whether it was checked are taken from the same place, never one of each.
 */
export async function completeClaims(
  provider: oidc.Configuration,
  accessToken: string,
  claims: Claims,
): Promise<Claims> {
  const hasAddress = claims.email !== undefined && claims.email_verified !== undefined;
  const hasName = [claims.name, claims.given_name, claims.family_name].some(Boolean);
  if ((hasAddress && hasName) || !provider.serverMetadata().userinfo_endpoint) return claims;
  // Refuses an answer about another person.
  const told = await oidc.fetchUserInfo(provider, accessToken, claims.sub);
  return {
    iss: claims.iss,
    sub: claims.sub,
    ...addressOf(hasAddress ? claims : told),
    ...namesOf(hasName ? claims : told),
  };
}

type PartialClaims = Partial<Claims>;

const addressOf = ({ email, email_verified }: PartialClaims) => ({ email, email_verified });

const namesOf = ({ name, given_name, family_name }: PartialClaims) => ({
  name,
  given_name,
  family_name,
});
