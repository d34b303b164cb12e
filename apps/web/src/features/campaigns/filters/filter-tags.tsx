import { campaignTypeSpecs, channelLabels, fill } from '@posthorn/domain';
import { campaignFilterTexts } from '@posthorn/domain/texts/campaign-filter';
import { X } from 'lucide-react';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import { type ListView, PLAIN_VIEW, rememberView } from '../model/list-view.ts';
import { runsLabels } from './runs-labels.ts';

/** One tag for each filter that is set, which takes it away, and one for all. */
export default function FilterTags({ view }: { view: ListView }) {
  const { workspaces } = useWorkspaceChoice();
  const without = <Item,>(items: readonly Item[], item: Item) =>
    items.filter((one) => one !== item);
  const nameOf = (slug: string) => workspaces.find((one) => one.slug === slug)?.name ?? slug;
  const tags = [
    ...(view.runs ? [{ label: runsLabels[view.runs], change: { runs: null } }] : []),
    ...(view.mine ? [{ label: campaignFilterTexts.mine, change: { mine: false } }] : []),
    ...(view.text
      ? [{ label: fill(campaignFilterTexts.showsText, { text: view.text }), change: { text: '' } }]
      : []),
    ...view.types.map((type) => ({
      label: campaignTypeSpecs[type].label,
      change: { types: without(view.types, type) },
    })),
    ...view.channels.map((channel) => ({
      label: channelLabels[channel],
      change: { channels: without(view.channels, channel) },
    })),
    ...view.workspaces.map((slug) => ({
      label: nameOf(slug),
      change: { workspaces: without(view.workspaces, slug) },
    })),
    ...(view.template
      ? [
          {
            label: fill(campaignFilterTexts.showsTemplate, { template: view.template }),
            change: { template: '' },
          },
        ]
      : []),
  ];
  return (
    <>
      {tags.map(({ label, change }) => (
        <button
          key={label}
          type="button"
          onClick={() => rememberView(change)}
          aria-label={fill(campaignFilterTexts.remove, { label })}
          className="flex h-8 max-w-60 shrink-0 max-sm:-order-1 cursor-pointer items-center gap-1.5 rounded-full border border-primary bg-primary-soft px-3 text-sm font-medium text-on-primary-soft hover:bg-primary-soft-hover pointer-coarse:h-10"
        >
          <span className="truncate">{label}</span>
          <X aria-hidden="true" className="size-3.5 shrink-0" />
        </button>
      ))}
      <button
        type="button"
        onClick={() => rememberView({ ...PLAIN_VIEW, sort: view.sort })}
        className="h-8 shrink-0 cursor-pointer rounded-control max-sm:-order-1 px-2 text-sm font-medium text-text-2 hover:bg-surface-2 hover:text-text pointer-coarse:h-10"
      >
        {campaignFilterTexts.clearAll}
      </button>
    </>
  );
}
