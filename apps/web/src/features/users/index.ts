export { ActiveUsers } from './components/active-users.tsx';
export { ForAdmins } from './components/for-admins.tsx';
export { InviteForm } from './components/invite-form.tsx';
export { Visits } from './components/visits.tsx';
