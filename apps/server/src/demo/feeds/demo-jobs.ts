import { addDays } from '@posthorn/domain';
import { makeChance } from '../chance.ts';
import type { SceneName } from '../library/scenes/index.ts';
import { type DemoTown, type DemoTrade, offers, towns } from './words.ts';

export interface DemoJob {
  number: number;
  title: string;
  category: string;
  scene: SceneName;
  towns: DemoTown[];
  hours: string;
  salary: string;
  description: string;
  publishedOn: string;
  closesOn: string;
}

/** So many jobs come and go each week; the others stay as they were. */
const EACH_WEEK = 12;
const FIRST_MONDAY = '2020-01-06';
const DAY_MS = 86_400_000;

const weekOf = (day: string): number =>
  Math.floor((Date.parse(day) - Date.parse(FIRST_MONDAY)) / (7 * DAY_MS));

/** The jobs that are open on a day. Each is the same for as long as it is open. */
export function openJobs(trades: readonly DemoTrade[], count: number, day: string): DemoJob[] {
  const oldest = weekOf(day) * EACH_WEEK;
  const weeksOpen = Math.ceil(count / EACH_WEEK);
  return Array.from({ length: count }, (_, at) => makeJob(trades, oldest + at, weeksOpen));
}

function makeJob(trades: readonly DemoTrade[], number: number, weeksOpen: number): DemoJob {
  const chance = makeChance(number);
  const trade = chance.oneOf(trades);
  const title = chance.oneOf(trade.titles);
  const hours = chance.oneOf(['16-24 uur', '24-32 uur', '28-36 uur', '36 uur']);
  const [from, to] = trade.pay;
  const step = chance.between(0, 6) * 15;
  const closingWeek = Math.floor(number / EACH_WEEK) + 1;
  const places = Array.from({ length: chance.percent(12) ? 2 : 1 }, () => chance.oneOf(towns));
  return {
    ...{ number, title, category: trade.category, scene: trade.scene, hours },
    towns: [...new Set(places)],
    salary: `€ ${from + step} - € ${to + step} per maand`,
    description: [
      `<p>${trade.work}</p>`,
      `<p>Bij Noorderzorg werk je ${hours} per week in een team dat elkaar kent.</p>`,
      `<ul><li>${chance.oneOf(offers)}</li><li>Een salaris van € ${from + step} tot € ${to + step} bruto per maand.</li></ul>`,
    ].join(''),
    publishedOn: addDays(FIRST_MONDAY, (closingWeek - weeksOpen) * 7 + chance.between(0, 4)),
    closesOn: addDays(FIRST_MONDAY, closingWeek * 7),
  };
}
