import { figuresTexts } from './figures.ts';

const { meanings } = figuresTexts;

/** Words that not everyone who advertises a job knows, each explained in a sentence or two. */
export const glossaryTexts = {
  spend: `${meanings.spend}.`,
  impressions: `${meanings.impressions}.`,
  clicks: `${meanings.clicks}.`,
  leads: `${meanings.leads}.`,
  ctr: `${meanings.ctr}.`,
  cpc: `${meanings.cpc}.`,
  cpl: `${meanings.cpl}.`,
  cpm: 'Cost per mille: what a thousand impressions cost on average where the campaign is shown. Networks sell ads by this.',
  reach:
    'How many people with such a job live in the places of the campaign. An estimate from public figures, not a promise of the networks.',
  suggestedBudget:
    'What it costs to show the ads to everyone in reach about five times a month. You may set any budget.',
  functionGroup:
    'A family of jobs, such as Healthcare or IT. It stands for all jobs in it, and decides which template, figures and estimate fit.',
  poNumber:
    'The number of your purchase order. Your administration asks for it to match the invoice with what was approved.',
  referenceNumber:
    'The number that the vacancy has in your own system. It can be added to the landing page, so that you recognise where people came from.',
  goals:
    'What the networks look for. Traffic: people who are likely to press an ad and come to the vacancy. Brand awareness: as many people as possible, of whom few apply at once. Conversions: people who are likely to apply; networks learn who does by a code on your website, or by the fast apply form.',
  package:
    'Channels, a budget for each and a number of days under one name, made by your account. A campaign that starts with it has all of them filled in.',
  pacing:
    'How much of the budget is spent beside how much of the time is over. Ahead: the money may be gone before the last day. Behind: some may be left.',
  conversion:
    'A person did on your website what you count as an application. Networks learn of it by a code on your pages.',
} as const;
export type GlossaryWord = keyof typeof glossaryTexts;
