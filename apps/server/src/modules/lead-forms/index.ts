export { isFormComplete, isTemplateFormComplete } from './finished.ts';
export {
  copyLeadForm,
  findFormRow,
  isFormUntouched,
  putBackLeadForm,
  readLeadForm,
  type StoredLeadForm,
  writeLeadForm,
} from './repository.ts';
export { leadFormHandlers } from './routes.ts';
