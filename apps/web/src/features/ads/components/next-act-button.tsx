import type { NextAct } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { ChartNoAxesColumn, ListChecks, Pencil, Settings2 } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { type Campaign, CommandButton } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import type { LaunchLine } from '../model/ads-scene.ts';
import { cureHref } from '../model/cure-href.ts';

interface NextActButtonProps {
  act: NextAct;
  campaign: Campaign;
  ads: readonly Ad[];
  lines: readonly LaunchLine[];
  /** Opens what a line is mended in. */
  onOpen: (line: LaunchLine) => void;
  /** Opens all that is in the way. */
  onList: () => void;
}

const look = { variant: 'primary', className: 'sm:max-w-80' } as const;

/** The one thing to do next, where that is not a launch. */
export function NextActButton(props: NextActButtonProps) {
  const { act, campaign, ads, lines, onOpen, onList } = props;
  const params = { campaignId: campaign.id };
  switch (act) {
    case 'task': {
      const task = lines.find(({ isHint, href, opens }) => !isHint && (href || opens));
      if (task?.href) {
        return (
          <ButtonLink {...look} href={task.href}>
            {task.short ?? task.text}
          </ButtonLink>
        );
      }
      return (
        <Button
          {...look}
          icon={<ListChecks />}
          tooltip={task?.short && task.text}
          onPress={() => (task ? onOpen(task) : onList())}
        >
          <span className="truncate">{task?.short ?? task?.text ?? adsPageTexts.seeTasks}</span>
        </Button>
      );
    }
    case 'mendAd': {
      const ad = ads.find(({ id }) => campaign.errors.some(({ adId }) => adId === id));
      const refused = { cure: 'ad', adId: ad?.id ?? null, adType: ad?.adType ?? null } as const;
      const href = cureHref(campaign, refused);
      if (!ad || !href) return null;
      return (
        <ButtonLink {...look} icon={<Pencil />} href={href}>
          {adsPageTexts.mendAd}
        </ButtonLink>
      );
    }
    case 'resume':
    case 'extend':
      return <CommandButton campaign={campaign} command={act} variant="primary" />;
    case 'configure':
      return (
        <ButtonLink
          {...look}
          icon={<Settings2 />}
          href={{
            to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
            params,
          }}
        >
          {adsPageTexts.seeConfiguration}
        </ButtonLink>
      );
    case 'figures':
      return (
        <ButtonLink
          {...look}
          icon={<ChartNoAxesColumn />}
          href={{
            to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/figures',
            params,
          }}
        >
          {adsPageTexts.seeFigures}
        </ButtonLink>
      );
    default:
      // The button of the launch is that.
      return null;
  }
}
