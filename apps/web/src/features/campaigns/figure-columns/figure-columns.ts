import {
  type CampaignSort,
  fill,
  type ListFigure,
  listFigureSpecs,
  listFigures,
} from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';

/** In rem: the name with its sign, and the longest value. */
const widths: Record<ListFigure, number> = {
  impressions: 7.5,
  clicks: 5.5,
  ctr: 5.5,
  cpc: 5.5,
  leads: 5.5,
  cpl: 8.25,
  spendOfBudget: 9,
};

const ordersOf = (id: ListFigure): { sort: CampaignSort; label: string }[] => {
  const { label } = listFigureSpecs[id];
  return [
    { sort: `-${id}`, label: fill(overviewTexts.mostFirst, { label }) },
    { sort: id, label: fill(overviewTexts.leastFirst, { label }) },
  ];
};

/** The columns of figures, loaded with the first that a person chooses. */
export const figureColumns = listFigures.map((id) => ({
  ...listFigureSpecs[id],
  id,
  width: widths[id],
  /** As a list says it that has no heads to press. */
  orders: ordersOf(id),
}));
export type FigureColumn = (typeof figureColumns)[number];
