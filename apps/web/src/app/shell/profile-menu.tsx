import { fill, paletteIndex, personInitials } from '@posthorn/domain';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useHasErrored } from '../../features/errored-campaigns/index.ts';
import type { Me } from '../../features/session/index.ts';
import { deferLayer, OnDemand } from '../../lib/on-demand/on-demand.tsx';
import { InitialsCircle } from '../../ui/display/initials-circle.tsx';

const profileLayer = deferLayer(() => import('./profile-popover.tsx'));

export function ProfileMenu({ me }: { me: Me }) {
  const hasErrored = useHasErrored();
  const label = hasErrored ? shellTexts.profileWithErrors : shellTexts.profileOf;
  return (
    <OnDemand
      layer={profileLayer}
      layerProps={{
        me,
        trigger: (
          <AriaButton
            aria-label={fill(label, { name: me.name })}
            className="relative grid size-10 cursor-pointer place-items-center rounded-full data-hovered:bg-surface-2"
          >
            <InitialsCircle initials={personInitials(me)} colour={paletteIndex(me.id)} />
            {hasErrored ? (
              <span
                data-testid="errored-dot"
                className="absolute top-0.5 right-0.5 size-3 rounded-full border-2 border-surface bg-danger"
              />
            ) : null}
          </AriaButton>
        ),
      }}
    />
  );
}
