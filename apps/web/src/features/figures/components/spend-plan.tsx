import {
  type BudgetChannel,
  budgetLabels,
  budgetNames,
  type CampaignStatus,
  type Currency,
  courseOf,
  fill,
  forecastOf,
  moneyCell,
  outlookOf,
  type PlannedBudget,
  type Readings,
  sayOutlook,
  showBudget,
  showSpend,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { useMemo } from 'react';
import { TimeChart } from '../../../ui/chart/time-chart.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { dayPoints, sayPoint } from '../model/day-points.ts';
import { spendCourse } from '../model/spend-course.ts';
import { ChartExport, type FiguresOwner } from './chart-export.tsx';
import { FiguresTable } from './figures-table.tsx';

interface SpendPlanProps extends FiguresOwner {
  status: CampaignStatus;
  currency: Currency;
  budgets: readonly PlannedBudget[];
  /** Budgets that nothing is shown for: part of the whole, and never spent. */
  idle: readonly { channel: BudgetChannel; budget: number }[];
  readings: Readings;
}

/** What was spent of the budget, where it will end, and how sure that is. */
export function SpendPlan(props: SpendPlanProps) {
  const { status, subject, account, currency, budgets, idle, readings } = props;
  const { today } = account;
  const shown = useMemo(() => {
    const total = [...budgets, ...idle].reduce((sum, { budget }) => sum + budget, 0);
    const campaign = { status, today, budgets, total, readings };
    const outlook = outlookOf(campaign);
    if (!outlook) return undefined;
    const courses = budgets.map((budget) => courseOf(campaign, budget));
    return { outlook, courses, course: spendCourse(outlook, courses, { readings, today }) };
  }, [status, today, budgets, idle, readings]);
  if (!shown) return null;
  const { outlook, courses, course } = shown;
  const { text, certainty } = sayOutlook(outlook, currency);
  const spend = (amount: number) => showSpend({ amount, currency });
  const budget = (amount: number) => showBudget({ amount, currency });
  const show = (amount: number | null) =>
    amount === null ? figuresTexts.notKnown : budget(amount);
  const rows = [
    ...budgets.map((one, at) => {
      const own = courses[at];
      return {
        ...{ id: one.channel, name: budgetLabels[one.channel], isTotal: false },
        ...{ spent: own?.spent ?? 0, budget: one.budget },
        forecast: own && outlook.forecast && forecastOf(own, today),
      };
    }),
    ...idle.map(({ channel, budget }) => ({
      ...{ id: channel, name: budgetLabels[channel], isTotal: false },
      ...{ spent: 0, budget, forecast: undefined },
    })),
    {
      ...{ id: 'total', name: figuresTexts.total, isTotal: true },
      ...{ spent: outlook.spent, budget: outlook.budget, forecast: outlook.forecast },
    },
  ];
  const lines = [
    {
      ...{ id: 'spent', name: figuresTexts.spentSoFar, values: course.spent },
      colour: 'text-primary',
    },
    {
      ...{ id: 'plan', name: figuresTexts.plan, values: course.planned },
      ...{ colour: 'text-text-3', dash: '2 4' },
    },
    ...(outlook.forecast
      ? [
          {
            ...{ id: 'expected', name: figuresTexts.expected, values: course.expected },
            ...{ colour: 'text-primary', dash: '6 4' },
          },
        ]
      : []),
  ];
  const points = dayPoints(course.days, today);
  const band = outlook.forecast && {
    ...{ colour: 'text-primary', low: course.low, high: course.high },
  };
  const inMoney = (name: string) => fill(figuresTexts.inMoney, { name, currency });
  const table = () => [
    [
      figuresTexts.channel,
      ...[
        figuresTexts.spent,
        figuresTexts.budget,
        figuresTexts.expectedEnd,
        figuresTexts.atLeast,
        figuresTexts.atMost,
      ].map(inMoney),
    ],
    ...rows.map(({ name, spent, budget, forecast }) => [
      name,
      ...[spent, budget, forecast?.expected, forecast?.low, forecast?.high].map((amount) =>
        moneyCell(amount ?? null),
      ),
    ]),
  ];
  return (
    <Card as="section" aria-labelledby="spend-plan" className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 id="spend-plan" className="text-lg font-semibold">
            {figuresTexts.spendTitle}
          </h2>
          <p className="mt-1">{text}</p>
          {idle.map(({ channel, budget: unused }) => (
            <p key={channel} className="text-sm text-warning">
              {fill(figuresTexts.idle, {
                budget: budget(unused),
                channel: budgetNames[channel],
              })}
            </p>
          ))}
          {certainty ? <p className="text-sm text-text-2">{certainty}</p> : null}
        </div>
        <ChartExport
          {...{ subject, account, table }}
          period={{ from: outlook.startDate, to: outlook.endDate }}
          channels={readings.channels.map(({ channel }) => channel)}
          chart={{ title: figuresTexts.spendTitle, points, lines, band, showTick: show }}
        />
      </div>
      <TimeChart
        label={figuresTexts.spendTitle}
        help={figuresTexts.chartHelp}
        points={points}
        lines={lines}
        {...(band && { band })}
        showValue={show}
        sayPoint={sayPoint}
      />
      <FiguresTable
        caption={figuresTexts.spendTable}
        heads={[
          figuresTexts.channel,
          figuresTexts.spent,
          figuresTexts.budget,
          figuresTexts.expectedEnd,
          figuresTexts.between,
        ]}
        rows={rows.map(({ id, name, spent, budget: whole, forecast, isTotal }) => ({
          ...{ id, isTotal },
          cells: [name, spend(spent), budget(whole), ...ends(forecast)],
        }))}
      />
    </Card>
  );

  function ends(forecast: { expected: number; low: number; high: number } | undefined) {
    if (!forecast) return [figuresTexts.notKnown, figuresTexts.notKnown];
    const { expected, low, high } = forecast;
    return [budget(expected), fill(figuresTexts.likely, { low: budget(low), high: budget(high) })];
  }
}
