/**
 * Whether a publication p came to nothing and is left alone: its network has nothing of it, nothing is tried or
 * switched off there any more, and no open error waits for someone. Its budget cannot be spent.
 */
export const isGivenUp = `(p.state = 'failed' and p.reached_plan is null and p.due_at is null
  and not exists (
    select from open_campaign_error e
    where e.campaign_id = p.campaign_id and e.kind = 'delivery'
      and (e.channel = p.channel or e.channel is null)))`;

/** The budget channels on which a campaign was given up, as JSON. */
export const givenUpChannels = (campaign: 'c' | 'campaign'): string => `(
  select coalesce(json_agg(p.channel order by p.channel), '[]')
  from publication p
  where p.account_id = ${campaign}.account_id and p.campaign_id = ${campaign}.id and ${isGivenUp})`;
