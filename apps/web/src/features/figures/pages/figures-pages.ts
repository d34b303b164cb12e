// Both pages in one script, with the charts that no other page draws.
export { CampaignFiguresPage } from './campaign-figures-page.tsx';
export { WorkspaceFiguresPage } from './workspace-figures-page.tsx';
