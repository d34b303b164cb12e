import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** Where the first campaign of a workspace begins. */
export default function EmptyHero() {
  return (
    <Card className="flex flex-col items-center px-6 py-14 text-center sm:py-20">
      <AdsOnTheirWay />
      <h2 className="mt-8 text-2xl font-semibold text-balance">{campaignTexts.create}</h2>
      <p className="mt-2 max-w-md text-lg text-balance text-text-2">{campaignTexts.createHint}</p>
      <ButtonLink
        variant="primary"
        size="lg"
        icon={<Plus />}
        href={{ to: '/campaigns-overview/set-campaign' }}
        className="mt-7"
      >
        {overviewTexts.createNewCampaign}
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        href={{ to: '/campaigns-overview/set-campaign/vacancy' }}
        className="mt-2"
      >
        {overviewTexts.startFromVacancy}
      </ButtonLink>
    </Card>
  );
}

/** Three ads and the calls they answer. Decorative. */
function AdsOnTheirWay() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 168"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-72 max-w-full"
    >
      <g className="fill-surface-2 stroke-line">
        <rect x="40" y="44" width="84" height="104" rx="8" transform="rotate(-9 82 96)" />
        <rect x="196" y="44" width="84" height="104" rx="8" transform="rotate(9 238 96)" />
      </g>
      <g className="stroke-gray-line">
        <path d="M58 74l44-7M60 86l30-5M72 134l22-3.500" />
        <path d="M218 67l44 7M216 79l30 5M214 126l22 3.500" />
      </g>
      <rect
        x="108"
        y="22"
        width="104"
        height="132"
        rx="10"
        className="fill-surface stroke-control"
      />
      <circle cx="124" cy="39" r="6" className="fill-primary-soft stroke-primary" />
      <path d="M137 36.500h34M137 42.500h20" className="stroke-gray-line" />
      <rect x="118" y="54" width="84" height="48" rx="5" className="fill-primary-soft" />
      <g className="stroke-primary">
        <path d="M147 82v-8l20-9v26z" />
        <path d="M147 74h-5a4 4 0 0 0 0 8h5M151 83.500l2 9h5l-2-7" />
        <path d="M173 72a8 8 0 0 1 0 12M178 67a15 15 0 0 1 0 22" />
      </g>
      <path d="M118 113h66M118 121h46" className="stroke-gray-line" />
      <rect x="118" y="131" width="40" height="13" rx="4" className="fill-primary" />
      <g className="stroke-none">
        <circle cx="30" cy="40" r="5" className="fill-channel-facebook" />
        <circle cx="18" cy="96" r="4" className="fill-channel-instagram" />
        <circle cx="290" cy="34" r="5" className="fill-channel-google-display" />
        <circle cx="304" cy="92" r="4" className="fill-channel-linkedin" />
        <circle cx="160" cy="8" r="4" className="fill-channel-google-search" />
      </g>
    </svg>
  );
}
