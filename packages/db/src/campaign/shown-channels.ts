import {
  adTypeSpecs,
  adTypes,
  budgetOf,
  type Channel,
  campaignStatuses,
  campaignTypes,
  channels,
  isBeforeLaunch,
  type Placement,
  paidChannels,
  placementChannels,
  placements,
  waysOff,
} from '@posthorn/domain';
import { budgetColumnNames } from './columns.ts';

type Table = 'c' | 'campaign';

const unlaunched = campaignStatuses.filter(isBeforeLaunch);

/**
 * Whether a campaign is shown on a channel, or can be, as SQL: its type can pay there and the channel is not switched
 * off. A launched campaign also has money and an ad there, as `publishedChannels` of the domain asks for.
 */
export function isShownOn(channel: Channel, table: Table): string {
  const types = campaignTypes.filter((type) => paidChannels(type).includes(channel));
  const isOn = waysOff(channel).map(
    (off) => ` and not ${table}.channels_off @> '{${off.join(',')}}'`,
  );
  const hasMoney = `${table}.${budgetColumnNames[budgetOf(channel)]} > 0`;
  const hasAd = placements
    .filter((placement) => placementChannels[placement] === channel)
    .map((placement) => hasAdAt(placement, table));
  return `(${table}.type = any ('{${types.join(',')}}')${isOn.join('')}
    and (${table}.status = any ('{${unlaunched.join(',')}}') or ${hasMoney} and (${hasAd.join(' or ')})))`;
}

function hasAdAt(placement: Placement, table: Table): string {
  const types = adTypes.filter((adType) => adTypeSpecs[adType].placement === placement);
  return `(not ${table}.channels_off @> '{${placement}}' and exists (
    select from ad where ad.account_id = ${table}.account_id and ad.campaign_id = ${table}.id
      and ad.type = any ('{${types.join(',')}}')))`;
}

/** The channels that lists name for a campaign, as JSON. */
export const shownChannels = (table: Table): string =>
  `array_to_json(array_remove(array[${channels
    .map((channel) => `case when ${isShownOn(channel, table)} then '${channel}' end`)
    .join(', ')}], null))`;
