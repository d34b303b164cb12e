import { type Currency, fill, isArchived, isOffered, type PackageStatus } from '@posthorn/domain';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { notify } from '../../../lib/toast/notify.ts';
import { Switch } from '../../../ui/choice/switch.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Tone } from '../../../ui/display/tone.ts';
import { ExpandableCard } from '../../../ui/layout/expandable-card.tsx';
import { useCan } from '../../accounts/index.ts';
import type { Package } from '../api/list-packages.ts';
import { useSwitchPackage } from '../api/save-package.ts';
import { channelNames, channelsIn, sizeOf } from '../model/package-facts.ts';
import type { PackageEditorState } from '../model/use-package-editor.ts';
import { PackageEditor } from './package-editor.tsx';
import { PackageMenu, type Removal } from './package-menu.tsx';

interface PackageCardProps {
  one: Package;
  currency: Currency;
  editor: PackageEditorState;
  onRemove: (removal: Removal) => void;
}

const tags: Record<PackageStatus, { label: string; tone: Tone }> = {
  active: { label: packagesPageTexts.active, tone: 'success' },
  inactive: { label: packagesPageTexts.inactive, tone: 'gray' },
  archived: { label: packagesPageTexts.archived, tone: 'gray' },
};

/** A package in the list. Its heading opens the editor; its switch works without. */
export function PackageCard({ one, currency, editor, onRemove }: PackageCardProps) {
  const isOpen = editor.openId === one.id;
  const { label, tone } = tags[one.status];
  const mayEdit = useCan('preset.edit');
  return (
    <li
      data-row={one.id}
      className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto] has-data-expanded:[content-visibility:visible]"
    >
      <ExpandableCard
        headingLevel={2}
        isExpanded={isOpen}
        onExpandedChange={() => editor.toggle(one.id)}
        title={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-semibold wrap-anywhere">{one.name}</span>
              <span className="tabular block text-sm text-text-2">{sizeOf(one, currency)}</span>
            </span>
            <ChannelLogos one={one} />
          </span>
        }
        actions={
          <>
            {/* As wide in every row, so that the logos of all packages stand below each other. */}
            <span className="w-20 max-sm:hidden">
              <Tag tone={tone}>{label}</Tag>
            </span>
            <span className="sm:w-9">
              {isArchived(one) || !mayEdit ? null : (
                <StatusSwitch one={one} isUnsaved={editor.isUnsaved(one.id)} />
              )}
            </span>
            {mayEdit ? (
              <PackageMenu
                one={one}
                onDuplicate={() => editor.duplicate(one.id)}
                onRemove={onRemove}
              />
            ) : null}
          </>
        }
      >
        {() =>
          editor.draft ? (
            <PackageEditor one={one} draft={editor.draft} currency={currency} editor={editor} />
          ) : null
        }
      </ExpandableCard>
    </li>
  );
}

function ChannelLogos({ one }: { one: Package }) {
  const channels = channelsIn(one);
  if (channels.length === 0) {
    return <span className="text-sm text-text-3 sm:w-34">{packagesPageTexts.noChannels}</span>;
  }
  return (
    <span role="img" aria-label={channelNames(one)} className="flex gap-1 sm:w-34">
      {channels.map((channel) => (
        <ChannelGlyph key={channel} channel={channel} />
      ))}
    </span>
  );
}

/** Offers a package for new campaigns, or no longer. It would save what is typed, so that comes first. */
function StatusSwitch({ one, isUnsaved }: { one: Package; isUnsaved: boolean }) {
  const { mutate: switchTo } = useSwitchPackage(one);
  return (
    <Switch
      isSelected={isOffered(one)}
      isLabelHidden
      onChange={(isOn) => {
        if (isUnsaved) notify.warning(packagesPageTexts.saveFirst);
        else switchTo(isOn ? 'active' : 'inactive');
      }}
    >
      {fill(packagesPageTexts.isActive, { name: one.name })}
    </Switch>
  );
}
