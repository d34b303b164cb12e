import type { TagFilling } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { localSlot } from '../../../lib/storage/browser-storage.ts';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import type { Template } from './template.ts';

/** What previews show where tags stand: the tags, or what a campaign may say there. */
export type TagView = 'tags' | 'example';

const viewSlot = localSlot('posthorn.template-tags');

/**
 * A place and a company that a campaign from this template may have: its first place, else the home of
 * the account; and the account itself.
 */
export function useExample(template: Pick<Template, 'locations'> | undefined) {
  const account = useAccount();
  const { data: facts } = useQuery(accountFactsQuery(account.id));
  const [view, setView] = useState<TagView>(() =>
    viewSlot.read() === 'example' ? 'example' : 'tags',
  );
  const place = template?.locations[0]?.name ?? facts?.city?.name;
  const filling = useMemo<TagFilling>(
    () => ({ locations: place ? [{ name: place }] : [], company: account.name }),
    [place, account.name],
  );
  return {
    view,
    onView(next: TagView) {
      setView(next);
      viewSlot.write(next);
    },
    example: view === 'example' ? filling : undefined,
  };
}
