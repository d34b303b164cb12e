import { fill, paletteIndex, personInitials } from '@posthorn/domain';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Me } from '../../features/session/index.ts';
import { deferLayer, OnDemand } from '../../lib/on-demand/on-demand.tsx';
import { InitialsCircle } from '../../ui/display/initials-circle.tsx';

const profileLayer = deferLayer(() => import('./profile-popover.tsx'));

export function ProfileMenu({ me }: { me: Me }) {
  return (
    <OnDemand
      layer={profileLayer}
      layerProps={{
        me,
        trigger: (
          <AriaButton
            aria-label={fill(shellTexts.profileOf, { name: me.name })}
            className="grid size-10 cursor-pointer place-items-center rounded-full data-hovered:bg-surface-2"
          >
            <InitialsCircle initials={personInitials(me)} colour={paletteIndex(me.id)} />
          </AriaButton>
        ),
      }}
    />
  );
}
