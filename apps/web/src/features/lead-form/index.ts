export { FormSummary, focusFormSummary } from './components/form-summary.tsx';
export { leadFormHref } from './model/form-owner.ts';
