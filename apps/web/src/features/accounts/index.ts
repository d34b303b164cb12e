export {
  accountKey,
  applicationsKey,
  dynamicCampaignsKey,
  jobListKey,
  jobListsKey,
  packagesKey,
  savedViewsKey,
  templateKey,
  templatesKey,
} from './api/account-key.ts';
export { askTemplates } from './api/ask-templates.ts';
export { type AccountFacts, accountFactsQuery } from './api/get-account.ts';
export { enabledFeaturesQuery } from './api/list-enabled-features.ts';
export { type SocialPage, socialPagesQuery } from './api/list-social-pages.ts';
export { AccountSwitcher } from './components/account-switcher.tsx';
export { OnlyWithFeature } from './components/only-with-feature.tsx';
export { PageIcon } from './components/page-icon.tsx';
export { AccountProvider, useAccount, useCan } from './model/current-account.tsx';
export {
  type Account,
  accountsOf,
  keepAccountOfTab,
  rememberAccount,
  rememberedAccount,
  useRememberedAccount,
} from './model/selected-account.ts';
export { useLeaveQuestion } from './model/use-leave-question.ts';
