import { unsettledStates } from '@posthorn/domain';

/** The channels on which a network has not got what is wanted of this campaign, as JSON. */
export const unsettledChannels = (campaign: 'c' | 'campaign'): string => `(
  select coalesce(json_agg(json_build_object('channel', p.channel, 'state', p.state,
    'isThere', p.reached_plan is not null, 'tries', p.attempt) order by p.channel), '[]')
  from publication p
  where p.account_id = ${campaign}.account_id and p.campaign_id = ${campaign}.id
    and p.state = any ('{${unsettledStates.join(',')}}'))`;
