/** Who of a population works, and can be reached by advertising at all. */
const WORKING = 0.5;
const REACHABLE = 0.8;

/** The share of working people in each function group, after labour market statistics. */
const shares: Record<string, number> = {
  administration: 0.07,
  'agriculture and horticulture': 0.022,
  automotive: 0.014,
  'banking and insurance': 0.024,
  'beauty and wellness': 0.012,
  'charity and fundraising': 0.004,
  'cleaning and facilities': 0.034,
  construction: 0.058,
  'creative and design': 0.013,
  'customer service': 0.031,
  education: 0.066,
  'energy and environment': 0.011,
  engineering: 0.036,
  finance: 0.03,
  healthcare: 0.085,
  hospitality: 0.052,
  'human resources': 0.013,
  it: 0.047,
  legal: 0.011,
  logistics: 0.056,
  'maintenance and repair': 0.028,
  'management and consulting': 0.042,
  manufacturing: 0.07,
  'marketing and communication': 0.021,
  'media and journalism': 0.006,
  procurement: 0.009,
  'public sector': 0.046,
  'real estate': 0.01,
  retail: 0.088,
  sales: 0.047,
  'science and research': 0.009,
  security: 0.013,
  'social care': 0.049,
  'sports and leisure': 0.011,
  'travel and tourism': 0.009,
};

/** How many people of a function group live among so many; undefined for an unknown group. */
export function peopleOf(functionGroup: string, population: number): number | undefined {
  const share = shares[functionGroup];
  return share === undefined ? undefined : Math.round(population * WORKING * REACHABLE * share);
}
