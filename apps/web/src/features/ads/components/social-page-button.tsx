import { fill, type SocialChannel, socialChannelLabels } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { pageTexts } from '@posthorn/domain/texts/page';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { PageIcon, socialPagesQuery, useAccount } from '../../accounts/index.ts';
import type { PagesOwner } from '../model/pages-owner.ts';

const { Component: SocialPageDialog } = deferComponent(() => import('./social-page-dialog.tsx'));

interface SocialPageButtonProps {
  of: PagesOwner;
  channel: SocialChannel;
}

/** In whose name the ads of a channel speak; opens the choice while it is open. */
export function SocialPageButton({ of, channel }: SocialPageButtonProps) {
  const account = useAccount();
  const { data: pages } = useQuery(socialPagesQuery(account.id));
  const [isOpen, setOpen] = useState(false);
  const chosenId = of.chosen[channel];
  const chosen = pages?.find(({ id }) => id === chosenId);
  const isDeleted = Boolean(pages && chosenId && !chosen);
  const name = isDeleted ? pageTexts.deleted : (chosen?.name ?? adsPageTexts.choosePage);
  return (
    <>
      <Button
        size="sm"
        aria-label={fill(adsPageTexts.pageChoice, {
          channel: socialChannelLabels[channel],
          page: name,
        })}
        disabledReason={of.lockedReason}
        onPress={() => setOpen(true)}
        icon={
          chosen ? (
            <PageIcon page={chosen} className="size-5!" />
          ) : (
            <TriangleAlert className="text-warning" />
          )
        }
        className="max-w-64"
      >
        <span className="flex items-center gap-1.5">
          <span className={`truncate ${chosen ? '' : 'text-warning'}`}>{name}</span>
          {of.lockedReason === undefined ? (
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-text-3" />
          ) : null}
        </span>
      </Button>
      {isOpen ? (
        <Suspense>
          <SocialPageDialog of={of} channel={channel} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
