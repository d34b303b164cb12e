import {
  type CalendarDate,
  daysOf,
  dynamicGoalCards,
  fill,
  showCount,
  showDate,
  showPrice,
} from '@posthorn/domain';
import { dynamicCampaignPreviewTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-preview';
import { dynamicCampaignsPageTexts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { useMemo, useState } from 'react';
import { TimeChart } from '../../../ui/chart/time-chart.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { WholeDynamicCampaign } from '../api/dynamic-campaigns.ts';

type Figure = 'applications' | 'clicks' | 'spend';

const segments: readonly { id: Figure; label: string }[] = [
  { id: 'applications', label: dynamicCampaignsPageTexts.applications },
  { id: 'clicks', label: dynamicCampaignsPageTexts.clicks },
  { id: 'spend', label: dynamicCampaignsPageTexts.spend },
];

/** One figure of a campaign over its days; nothing before there are two of them. */
export function Course({ campaign }: { campaign: WholeDynamicCampaign }) {
  const { course, goal, spend } = campaign;
  const [figure, setFigure] = useState<Figure>(
    dynamicGoalCards[goal].goalType === 'clicks' ? 'clicks' : 'applications',
  );
  const days = useMemo(() => daysIn(course), [course]);
  const points = useMemo(
    () => days.map((day) => ({ short: showDate(day).slice(0, 5), long: showDate(day) })),
    [days],
  );
  const name = segments.find(({ id }) => id === figure)?.label ?? '';
  const lines = useMemo(() => {
    const values = days.map((at) => course.find(({ day }) => day === at)?.[figure] ?? 0);
    return [{ id: figure, name, values, colour: 'text-primary', sign: 'circle' as const }];
  }, [days, course, figure, name]);
  if (days.length < 2) return null;
  const show = (value: number | null) =>
    figure === 'spend'
      ? showPrice({ amount: value ?? 0, currency: spend.currency })
      : showCount(value ?? 0);
  return (
    <Panel
      title={texts.course}
      actions={
        <SegmentedControl
          label={texts.courseFigure}
          segments={segments}
          value={figure}
          onChange={setFigure}
        />
      }
    >
      <TimeChart
        label={fill(texts.courseOf, { figure: name })}
        help={texts.courseHelp}
        points={points}
        lines={lines}
        showValue={show}
        isWhole
        sayPoint={(day, values) =>
          fill(texts.coursePoint, { day, value: values.map(({ value }) => value).join(', ') })
        }
      />
    </Panel>
  );
}

/** From the first day to the last; a network leaves out days on which nothing was shown. */
function daysIn(course: WholeDynamicCampaign['course']): CalendarDate[] {
  const from = course[0]?.day;
  const to = course.at(-1)?.day;
  return from && to ? daysOf({ from, to: to }) : [];
}
