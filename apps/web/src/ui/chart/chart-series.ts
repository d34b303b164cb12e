/** How a line is told from the others: a colour, a dash and a sign, because a colour alone is not enough. */
export interface LineLook {
  /** A class that sets the text colour, which the line takes over. */
  colour: string;
  /** As in stroke-dasharray; unbroken without it. */
  dash?: string;
  /** The sign at its points; none for lines that were not counted. */
  sign?: 'circle' | 'square' | 'triangle' | 'diamond' | 'cross';
}

export interface ChartLine extends LineLook {
  id: string;
  name: string;
  /** One for each point of the axis; null where it is not known, and the line is broken there. */
  values: readonly (number | null)[];
  /** The last point is not over: the way to it is drawn as one that may still rise. */
  endsSoFar?: boolean;
}

/** Between which values something lies, point by point. */
export interface ChartBand {
  colour: string;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
}
