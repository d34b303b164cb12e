import type { World } from '../dialect.ts';
import type { Params } from './call.ts';
import { countriesOf } from './geo.ts';
import { invalid, refused } from './graph-error.ts';
import { checkMembers, list, record } from './value.ts';

const positions: Record<string, readonly string[]> = {
  facebook: [
    ...['feed', 'story', 'facebook_reels', 'facebook_reels_overlay', 'instream_video', 'search'],
    ...['marketplace', 'right_hand_column', 'video_feeds', 'profile_feed', 'biz_disco_feed'],
    'notification',
  ],
  instagram: [
    ...['stream', 'story', 'reels', 'explore', 'explore_home', 'profile_feed', 'profile_reels'],
    'ig_search',
  ],
};

/** Who is to see an ad, looked up: which countries these places are in. */
export interface Aim {
  targeting: Record<string, unknown>;
  countries: string[];
}

export function readTargeting(params: Params, world: World): Aim {
  const targeting = record(params, 'targeting');
  if (!targeting) throw invalid('The parameter targeting is required', { field: 'targeting' });
  checkMembers('targeting', targeting);
  checkPlacements(targeting);
  checkStories(targeting);
  const automation = record(targeting, 'targeting_automation');
  if (![0, 1, '0', '1'].includes(automation?.advantage_audience as number)) {
    throw refused(
      1870227,
      'Advantage audience is missing',
      'Say with advantage_audience whether we may choose the audience: 0 or 1.',
      'targeting.targeting_automation',
    );
  }
  const geo = record(targeting, 'geo_locations') ?? {};
  checkMembers('geo_locations', geo);
  return { targeting, countries: countriesOf(geo, world) };
}

function checkPlacements(targeting: Params): void {
  const platforms = (list(targeting, 'publisher_platforms') ?? []).map(String);
  for (const platform of platforms) {
    if (
      !(platform in positions) &&
      !['audience_network', 'messenger', 'threads'].includes(platform)
    )
      throw invalid(`There is no platform ${platform}`, { field: 'targeting.publisher_platforms' });
  }
  for (const [platform, known] of Object.entries(positions)) {
    const wished = (list(targeting, `${platform}_positions`) ?? []).map(String);
    const stranger = wished.find((position) => !known.includes(position));
    if (stranger || (wished.length > 0 && !platforms.includes(platform))) {
      throw invalid(`There is no position ${stranger ?? wished[0]} here`, {
        field: `targeting.${platform}_positions`,
      });
    }
  }
}

/** Stories on Facebook want the feed there, or stories on Instagram, beside them. */
function checkStories(targeting: Params): void {
  const on = (platform: string) => list(targeting, `${platform}_positions`) ?? [];
  const isAlone = !on('facebook').includes('feed') && !on('instagram').includes('story');
  if (!on('facebook').includes('story') || !isAlone) return;
  throw refused(
    1815891,
    'Facebook stories alone',
    'Choose the feed of Facebook or the stories of Instagram, too.',
    'targeting.facebook_positions',
  );
}
