import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { socialPagesQuery, useAccount } from '../../accounts/index.ts';
import { type AdOwner, adsQuery, SocialPageButton, templatePages } from '../../ads/index.ts';
import { meQuery } from '../../session/index.ts';
import { ExampleSwitch, useExample, useOwnTemplate } from '../../templates/index.ts';
import { templateScene } from '../model/template-scene.ts';
import { Editing, type EditingProps } from './editing.tsx';

const noPages: never[] = [];

/** The editor of an ad of the template in the address. */
export function TemplateEditing({ owner, ...props }: EditingProps & { owner: AdOwner }) {
  const { adType } = props;
  const account = useAccount();
  const { template, query, isElsewhere } = useOwnTemplate();
  const { data: me } = useQuery(meQuery);
  const { data: pages = noPages } = useQuery(socialPagesQuery(account.id));
  const { data: ads, ...adsState } = useQuery({ ...adsQuery(owner), enabled: !isElsewhere });
  const { view, onView, example } = useExample(template);

  const personId = me?.id;
  const scene = useMemo(
    () =>
      template &&
      personId &&
      templateScene(template, { personId, adType, pages, example, company: account.name }),
    [template, personId, adType, pages, example, account.name],
  );
  return (
    <Editing
      {...props}
      found={{
        scene: scene || undefined,
        ads,
        isElsewhere,
        error: scene && ads ? null : (query.error ?? adsState.error),
        isFetching: query.isFetching || adsState.isFetching,
        retry: () => {
          void query.refetch();
          void adsState.refetch();
        },
        isLeftOut: () => false,
        missingChannel: () => null,
        pageChoice: (channel) => (
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            {template && channel ? (
              <SocialPageButton of={templatePages(template)} channel={channel} />
            ) : null}
            <ExampleSwitch view={view} onView={onView} />
          </div>
        ),
      }}
    />
  );
}
