export { type Member, membersKey, membersQuery } from './api/list-members.ts';
