export { readLeadForm, type StoredLeadForm } from './repository.ts';
