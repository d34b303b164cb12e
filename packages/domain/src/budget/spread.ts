/** Money that a network takes by the day, in cents. */
export interface SpreadMoney {
  /** What is left of the whole. */
  left: number;
  /** What the network was told for each day. */
  daily: number;
  /** Today included. */
  daysLeft: number;
  /** On the same day, and not many hours ago: what the day before has cost is told late. */
  wasSpreadLately: boolean;
}

/**
 * On so many days before the end it is looked at again and again. Networks may spend twice a daily budget on
 * a day: with three days left, two thirds of what is left at most, with fewer all of it and more.
 */
export const CLOSE_DAYS = 2;
/** How far a daily budget may be from what it should be, until the next day begins. */
const TOO_FAR = 2;

/**
 * Whether what is left has to be spread anew over the days that are left. Each time costs calls, and what
 * was spread some hours ago is right for the day, unless a person has changed it on the network.
 */
export function mustSpread({ left, daily, daysLeft, wasSpreadLately }: SpreadMoney): boolean {
  if (!wasSpreadLately || daysLeft <= CLOSE_DAYS) return true;
  const wanted = Math.max(0, left) / daysLeft;
  return daily > TOO_FAR * wanted || daily < wanted / TOO_FAR;
}
