import { isBlank } from '../field/blank.ts';
import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import type { Finding } from '../finding.ts';

/** Who profits from ads and who pays for them, as the network shows it to everyone who sees them. */
export interface Disclosure {
  beneficiary: string;
  payer: string;
}

/** What was chosen for a campaign or an account; null where nothing was. */
export interface ChosenDisclosure {
  beneficiary: string | null;
  payer: string | null;
}

/** The networks say no limit; longer than this is no name. */
export const DISCLOSURE_MAX = 255;

/** What is said of a campaign: its own names, else those of its account, else the name of the account. */
export function disclosureOf(
  campaign: ChosenDisclosure,
  account: ChosenDisclosure & { name: string },
): Disclosure {
  const beneficiary = campaign.beneficiary ?? account.beneficiary ?? account.name;
  return { beneficiary, payer: campaign.payer ?? account.payer ?? beneficiary };
}

const rules = [required, printableLine, maxLength(DISCLOSURE_MAX)];

/** A name that was chosen has to be one. Paths name the field. */
export const disclosureFindings = ({ beneficiary, payer }: ChosenDisclosure): Finding[] =>
  Object.entries({ beneficiary, payer }).flatMap(
    ([field, name]) => (name === null ? undefined : firstFinding(name, rules, field)) ?? [],
  );

export const tidiedDisclosure = ({ beneficiary, payer }: ChosenDisclosure): ChosenDisclosure => ({
  beneficiary: beneficiary?.trim() ?? null,
  payer: payer?.trim() ?? null,
});

/** What a person typed. Without a payer, the beneficiary pays. */
export const typedDisclosure = ({ beneficiary, payer }: Disclosure): Disclosure => ({
  beneficiary: beneficiary.trim(),
  payer: isBlank(payer) ? beneficiary.trim() : payer.trim(),
});
