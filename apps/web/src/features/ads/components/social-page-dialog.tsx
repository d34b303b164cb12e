import {
  fill,
  isPageUsable,
  noPageFinding,
  type SocialChannel,
  sayFinding,
  socialChannelLabels,
} from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { pageTexts } from '@posthorn/domain/texts/page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { useDebounced } from '../../../lib/page/use-debounced.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { optionClass } from '../../../ui/overlays/layer-style.ts';
import { PageIcon, socialPagesQuery, useAccount, useCan } from '../../accounts/index.ts';
import { useSetSocialPage } from '../api/set-social-page.ts';
import type { PagesOwner } from '../model/pages-owner.ts';

/** Typing rests this long before the list follows. */
const SEARCH_REST_MS = 200;

interface SocialPageDialogProps {
  of: PagesOwner;
  channel: SocialChannel;
  onClose: () => void;
}

/** The connected pages of a channel; choosing one stores it and closes. */
export default function SocialPageDialog({ of, channel, onClose }: SocialPageDialogProps) {
  const account = useAccount();
  const mayConnect = useCan('socialPage.edit');
  const query = useQuery(socialPagesQuery(account.id));
  const choose = useSetSocialPage(of);
  const { contains } = useFilter({ sensitivity: 'base' });
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim(), SEARCH_REST_MS);
  const connected = (query.data ?? []).filter((page) => page.channel === channel);
  const offered = connected.filter((page) => isPageUsable(page, of.type));
  const found = wanted === '' ? offered : offered.filter(({ name }) => contains(name, wanted));
  const activeId = of.chosen[channel];
  const label = socialChannelLabels[channel];

  const pick = (pageId: string) => {
    if (pageId === activeId) return onClose();
    if (!choose.isPending) choose.mutate({ channel, pageId }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(adsPageTexts.pageTitle, { channel: label })}
      description={fill(adsPageTexts.pageIntro, { channel: label })}
      isBusy={choose.isPending}
    >
      {query.isPending ? (
        <SkeletonRows rowHeight={52} label={adsPageTexts.pagesLoading} />
      ) : query.data === undefined ? (
        <ErrorState
          reason={<ErrorReason error={query.error} />}
          onRetry={() => void query.refetch()}
        />
      ) : offered.length === 0 ? (
        <EmptyState
          title={fill(adsPageTexts.noPage, { channel: label })}
          className="py-8!"
          {...(mayConnect && {
            action: (
              <ButtonLink
                href={{ to: '/settings/$settingsRoute', params: { settingsRoute: 'company' } }}
              >
                {adsPageTexts.connectPages}
              </ButtonLink>
            ),
          })}
        >
          {connected.length > 0
            ? pageTexts.noneAccepted
            : sayFinding(noPageFinding(of.owner.kind, channel))}
        </EmptyState>
      ) : (
        <>
          <SearchField
            label={adsPageTexts.searchPages}
            placeholder={adsPageTexts.searchPages}
            value={text}
            onChange={setText}
            onSubmit={() => found.length === 1 && found[0] && pick(found[0].id)}
            autoFocus
          />
          <ListBox
            aria-label={fill(adsPageTexts.pages, { channel: label })}
            items={found}
            onAction={(id) => pick(String(id))}
            renderEmptyState={() => (
              <p role="status" className="px-3 py-6 text-center text-sm text-text-2">
                {fieldTexts.noMatch}
              </p>
            )}
            className="-mx-2 mt-2 flex max-h-96 min-h-40 flex-col overflow-y-auto p-1 outline-none"
          >
            {(page) => (
              <ListBoxItem
                id={page.id}
                textValue={page.name}
                className={`${optionClass} h-13 gap-3!`}
              >
                <PageIcon page={page} className="size-8!" />
                <span className="min-w-0 flex-1 truncate font-medium">{page.name}</span>
                {choose.isPending && choose.variables.pageId === page.id ? <Spinner /> : null}
                {page.id === activeId ? (
                  <Tag tone="success" size="sm">
                    {adsPageTexts.pageActive}
                  </Tag>
                ) : null}
              </ListBoxItem>
            )}
          </ListBox>
        </>
      )}
    </Dialog>
  );
}
