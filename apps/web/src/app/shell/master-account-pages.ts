/** In one file, which only master admins fetch: in several, what they share would lie with what everyone fetches. */
export { AccountPage } from '../../features/master-account/pages/account-page.tsx';
export { AccountsPage } from '../../features/master-account/pages/accounts-page.tsx';
export { AuditLogPage } from '../../features/master-account/pages/audit-log-page.tsx';
export { MasterAccountShell } from './master-account-shell.tsx';
