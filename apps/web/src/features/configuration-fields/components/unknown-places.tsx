import { fill, networkNames, networksOf } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { placesOnNetworksQuery } from '../../campaigns/index.ts';
import { useForm, useFormField } from '../model/form.tsx';

/** The chosen places that a network of the campaign does not have, a sentence each. */
export function UnknownPlaces() {
  const { account, openChannels } = useForm();
  const { value: locations } = useFormField('locations');
  const { data } = useQuery(placesOnNetworksQuery(account.id, locations));
  const used = networksOf(openChannels);
  const sentences = (data?.networks ?? [])
    .filter(({ network }) => used.includes(network))
    .flatMap(({ network, places }) =>
      locations
        .filter(({ id }) => places.some(({ placeId, name }) => placeId === id && name === null))
        .map(({ name: place }) =>
          fill(configurationTexts.placeUnknown, { network: networkNames[network], place }),
        ),
    );
  if (sentences.length === 0) return null;
  return (
    <Alert kind="warning" isLive className="mt-2">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
