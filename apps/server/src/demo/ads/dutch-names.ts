import type { DemoReference } from '../reference.ts';

/** Jobs in titles of campaigns that the reference data does not know. */
const others: Record<string, string> = {
  'Anaesthesia nurse': 'Anesthesiemedewerker',
  'Senior care manager': 'Senior zorgmanager',
  'Pharmacy technician': 'Apothekersassistent',
  'Surgical assistant in training': 'Operatieassistent in opleiding',
  'Clinical psychologist': 'Klinisch psycholoog',
  'Ward host': 'Gastmedewerker',
  'Home care assistant': 'Medewerker thuiszorg',
  'Night care team': 'Medewerker nachtzorg',
  'Household help': 'Huishoudelijke hulp',
  'Care coordinator': 'Zorgcoördinator',
  Driver: 'Chauffeur',
  'Warehouse team lead': 'Teamleider magazijn',
  'Customs specialist': 'Douanespecialist',
  'Payroll officer': 'Salarisadministrateur',
};

/** The job that the title of a campaign names, as its ads call it: campaigns have English names, ads are Dutch. */
export function dutchJob(title: string, reference: Pick<DemoReference, 'inDutch'>): string {
  const parts = [title, ...title.split(/[,(:]/).map((part) => part.trim())];
  const known = parts.map((part) => others[part] ?? reference.inDutch(part));
  return known.find((name) => name !== undefined) ?? parts[1] ?? title;
}

/** The reference data calls places by their English names. */
export const dutchCity = (name: string): string => (name === 'The Hague' ? 'Den Haag' : name);
