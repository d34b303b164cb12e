import type { OperationAnswer } from '@posthorn/contract';

/** A form as every screen knows it, whatever its owner calls the fields. */
export type LeadFormDocument = OperationAnswer<'getLeadForm'>;
