import {
  channelOfPage,
  fill,
  offeredPageChannels,
  type SocialChannel,
  socialChannelLabels,
  socialChannels,
} from '@posthorn/domain';
import { socialPagesTexts } from '@posthorn/domain/texts/social-pages';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import {
  type AccountFacts,
  type SocialPage,
  socialPagesQuery,
  useAccount,
  useCan,
} from '../../accounts/index.ts';
import { type PageRequest, pageRequestsQuery } from '../api/page-requests.ts';
import { AddPageDialog } from './add-page-dialog.tsx';
import { ConnectedRow, RequestRow } from './page-rows.tsx';

/** The pages of the account by channel, connected and asked for. */
export function SocialPages({ unconnected }: Pick<AccountFacts, 'unconnected'>) {
  const { id } = useAccount();
  const pages = useQuery(socialPagesQuery(id));
  const requests = useQuery(pageRequestsQuery(id));
  const mayEdit = useCan('socialPage.edit');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="font-medium">{socialPagesTexts.title}</h3>
          <p className="text-sm text-text-2">{socialPagesTexts.hint}</p>
        </div>
        {mayEdit ? <AddPageMenu unconnected={unconnected} /> : null}
      </div>
      <Answered
        query={allOf({ pages, requests })}
        skeleton={<SkeletonRows rowHeight={56} label={socialPagesTexts.loading} />}
      >
        {(all) => <PageGroups pages={all.pages} requests={all.requests} />}
      </Answered>
    </div>
  );
}

function PageGroups({ pages, requests }: { pages: SocialPage[]; requests: PageRequest[] }) {
  if (pages.length + requests.length === 0) {
    return (
      <Card>
        <EmptyState headingLevel={4} title={socialPagesTexts.none}>
          {socialPagesTexts.noneHint}
        </EmptyState>
      </Card>
    );
  }
  return socialChannels.map((channel) => {
    const connected = pages.filter((page) => page.channel === channel);
    const waiting = requests.filter((request) => request.channel === channel);
    if (connected.length + waiting.length === 0) return null;
    return (
      <Card key={channel} padding="none">
        <h4 className="flex items-center gap-2 border-b border-line px-4 py-2.5 text-sm font-medium">
          <ChannelGlyph channel={channelOfPage[channel]} className="size-5!" />
          {socialChannelLabels[channel]}
        </h4>
        <ul className="divide-y divide-line">
          {connected.map((page) => (
            <ConnectedRow key={page.id} page={page} />
          ))}
          {waiting.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      </Card>
    );
  });
}

function AddPageMenu({ unconnected }: Pick<AccountFacts, 'unconnected'>) {
  const [adding, setAdding] = useState<SocialChannel>();
  return (
    <>
      <Menu
        label={socialPagesTexts.add}
        placement="bottom end"
        trigger={<Button icon={<Plus />}>{socialPagesTexts.add}</Button>}
      >
        {offeredPageChannels(unconnected).map((channel) => (
          <MenuItem
            key={channel}
            id={channel}
            icon={<ChannelGlyph channel={channelOfPage[channel]} className="size-5!" />}
            onAction={() => setAdding(channel)}
          >
            {socialChannelLabels[channel]}
          </MenuItem>
        ))}
      </Menu>
      {adding ? (
        <AddPageDialog
          channel={adding}
          title={fill(socialPagesTexts.addTitle, { channel: socialChannelLabels[adding] })}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
    </>
  );
}
