import {
  adLanguage,
  type Channel,
  type ChosenPages,
  channels,
  type Language,
  pageIdsOf,
  socialChannelOf,
} from '@posthorn/domain';
import type { SocialPage } from '../../accounts/index.ts';
import type { PreviewFacts } from './ads-scene.ts';

interface Previewed extends ChosenPages {
  displayUrl: string;
  targetUrl: string;
  language: Language | null;
}

/** Who speaks in the ads of each channel, and where they lead. */
export function previewsOf(
  owner: Previewed,
  pages: readonly SocialPage[],
): Record<Channel, PreviewFacts> {
  const { displayUrl: shownUrl, targetUrl } = owner;
  const language = adLanguage(owner.language);
  const factsOf = (channel: Channel): PreviewFacts => {
    const social = socialChannelOf(channel);
    const page = pages.find(({ id }) => social && id === pageIdsOf(owner)[social]) ?? null;
    return { page, shownUrl, targetUrl, language };
  };
  return Object.fromEntries(channels.map((channel) => [channel, factsOf(channel)])) as Record<
    Channel,
    PreviewFacts
  >;
}
