import { settingsTexts } from '@posthorn/domain/texts/settings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import { appConfigQuery } from '../../session/index.ts';

/** Who changes it. */
export function AddressHint() {
  const { data: config } = useQuery(appConfigQuery);
  const support = config?.supportEmail;
  if (!support) return settingsTexts.addressHint;
  return (
    <>
      {settingsTexts.addressHintSupport} <Link href={`mailto:${support}`}>{support}</Link>
    </>
  );
}

/** Kept by those who administer accounts; here it is read. */
export function Address({ account: { name, alias, address } }: { account: AccountFacts }) {
  const facts = [
    [settingsTexts.name, name],
    [settingsTexts.alias, alias],
    [settingsTexts.street, address.street],
    [settingsTexts.postalCode, address.postalCode],
    [settingsTexts.city, address.city],
    [settingsTexts.country, address.country],
  ] as const;
  return (
    <Card padding="lg">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-text-2">{label}</dt>
            <dd className="wrap-anywhere">
              {value || <span className="text-text-3">{settingsTexts.unsaid}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
