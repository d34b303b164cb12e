import { SEARCH_MAX_CHARACTERS } from '@posthorn/domain';
import { campaignSearchTexts } from '@posthorn/domain/texts/campaign-search';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { campaignHref } from '../model/campaign-href.ts';
import { type Command, matchingCommands } from './command.ts';
import { CommandGroups } from './command-groups.tsx';
import { FoundList } from './found-list.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { optionId, useActiveOption } from './use-active-option.ts';
import { useCampaignSearch } from './use-campaign-search.ts';

const listId = 'found-campaigns';

export interface SearchPanelProps {
  /** What the box begins with. */
  searched?: string | undefined;
  /** What can be opened and done besides. */
  commands?: readonly Command[];
  onClose: () => void;
  onCommand?: (command: Command) => void;
  /** A campaign was chosen that was found with this text. */
  onOpen: (page: PageAddress, text: string) => void;
}

/** A box to type in and what it finds. The focus stays in the box; arrow keys choose below. */
export function SearchPanel({
  searched = '',
  commands = [],
  onClose,
  onCommand,
  onOpen,
}: SearchPanelProps) {
  const [typed, setTyped] = useState(searched);
  const search = useCampaignSearch(typed);
  const found = search.result.workspaces.flatMap(({ campaigns }) => campaigns);
  const hasFound = search.state === 'found';
  const matching = matchingCommands(commands, typed);
  const isListed = hasFound || matching.length > 0;
  const commandOf = (id: string) => matching.find((one) => one.id === id);
  const open = (id: string) => {
    const command = commandOf(id);
    if (command) return onCommand?.(command);
    const campaign = found.find((one) => one.id === id);
    if (campaign) onOpen(campaignHref(campaign), typed);
  };
  const { active, setActive, onKeyDown } = useActiveOption(
    [...matching, ...(hasFound ? found : [])].map(({ id }) => id),
    // A command is what it says, whatever is still looked for.
    {
      text: typed,
      isAwaited: search.isUnderWay && (search.isOutdated || search.state === 'loading'),
      isOutdated: (id) => search.isOutdated && !commandOf(id),
      onOpen: open,
    },
  );
  return (
    <>
      <div className="border-b border-line">
        <div className="mx-auto flex h-16 w-full max-w-[60rem] items-center gap-3 px-4 md:px-6">
          <span className="grid size-5 shrink-0 place-items-center text-text-3">
            {search.isUnderWay ? <Spinner /> : <Search aria-hidden="true" className="size-5" />}
          </span>
          <input
            // biome-ignore lint/a11y/noAutofocus: the overlay was opened to type in it
            autoFocus
            role="combobox"
            aria-label={overviewTexts.searchCampaigns}
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={SEARCH_MAX_CHARACTERS}
            placeholder={campaignSearchTexts.searchPlaceholder}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(null);
            }}
            onKeyDown={onKeyDown}
            className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none"
          />
          <span className="max-sm:hidden">
            <Kbd>{campaignSearchTexts.esc}</Kbd>
          </span>
          <IconButton
            icon={<X />}
            label={campaignSearchTexts.closeTheSearch}
            hasTooltip={false}
            onPress={onClose}
            className="-mr-2"
          />
        </div>
      </div>
      {isListed ? (
        <FoundList
          listId={listId}
          search={search}
          active={active}
          onActive={setActive}
          onOpen={open}
        >
          <CommandGroups
            commands={matching}
            text={typed.trim()}
            active={active}
            onActive={setActive}
            onChoose={open}
          />
        </FoundList>
      ) : (
        <NothingListed search={search} />
      )}
      <footer className="hidden border-t border-line py-2.5 text-xs text-text-2 sm:block pointer-coarse:hidden">
        <div className="mx-auto flex max-w-[60rem] items-center gap-5 px-4 md:px-6">
          <span className="flex items-center gap-1.5">
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {campaignSearchTexts.toMove}
          </span>
          <span className="flex items-center gap-1.5">
            <Kbd>↵</Kbd> {campaignSearchTexts.toOpen}
          </span>
          <span className="flex items-center gap-1.5">
            <Kbd>{campaignSearchTexts.esc}</Kbd> {campaignSearchTexts.toClose}
          </span>
        </div>
      </footer>
    </>
  );
}
