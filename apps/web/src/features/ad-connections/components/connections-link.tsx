import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { connectionsHref } from '../../../lib/routes/connections-href.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useCan } from '../../accounts/index.ts';

/** Where an ad account is connected again; nothing for those who may not. */
export function ConnectionsLink() {
  return useCan('connection.edit') ? (
    <ButtonLink size="sm" href={connectionsHref}>
      {adConnectionTexts.toSettings}
    </ButtonLink>
  ) : null;
}
