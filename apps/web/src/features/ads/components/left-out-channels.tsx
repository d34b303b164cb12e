import { channelLabels, fill, leftOutChannels, openChannels } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';
import { useSetChannels } from '../api/set-channels.ts';

/** The channels that were not chosen for the campaign, each one press away. */
export function LeftOutChannels({ campaign }: { campaign: Campaign }) {
  const { mutate, isPending, variables = [] } = useSetChannels(campaign);
  const rules = rulesOf(campaign);
  const left = leftOutChannels(rules);
  if (left.length === 0) return null;
  const chosen = openChannels(rules.type, rules.channelsOff);
  return (
    <section aria-labelledby="left-out" className="border-t border-line pt-6">
      <h2 id="left-out" className="text-base font-semibold">
        {adsPageTexts.leftOut}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {left.map((channel) => (
          <li key={channel}>
            <Button
              icon={<ChannelGlyph channel={channel} className="size-5" />}
              isLoading={isPending && variables.includes(channel)}
              onPress={() => isPending || mutate([...chosen, channel])}
            >
              {fill(adsPageTexts.addMissing, { channel: channelLabels[channel] })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
