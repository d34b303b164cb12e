import { type Channel, channels, socialChannelOf } from '@posthorn/domain';
import type { SocialPage } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { CardScene } from '../components/card-preview.tsx';
import { pageIds } from './surroundings.ts';

/** What the previews of a channel show besides the ads: who speaks, and where they lead. */
export function scenesOf(campaign: Campaign, pages: readonly SocialPage[]) {
  const { displayUrl: shownUrl, targetUrl } = campaign;
  const sceneOf = (channel: Channel): CardScene => {
    const social = socialChannelOf(channel);
    const page = pages.find(({ id }) => social && id === pageIds(campaign)[social]) ?? null;
    return { page, shownUrl, targetUrl };
  };
  return Object.fromEntries(channels.map((channel) => [channel, sceneOf(channel)])) as Record<
    Channel,
    CardScene
  >;
}
