import { adTypeSpecs, fill, isOfKind } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { carryOverTexts } from '@posthorn/domain/texts/carry-over';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, Copy, Download, Pencil, Sparkles, Trash2 } from 'lucide-react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { operationUrl } from '../../../lib/http/operation-url.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import type { Ad } from '../api/list-ads.ts';
import { createAdHref, editAdHref } from '../model/ad-href.ts';
import type { AdsScene } from '../model/ads-scene.ts';

interface AdActionsProps {
  ad: Ad;
  name: string;
  scene: Pick<AdsScene, 'owner' | 'abilities' | 'carryOver'>;
  onDelete: () => void;
}

/** What can be done with an ad while that is not over. */
export function AdActions({ ad, name, scene, onDelete }: AdActionsProps) {
  const { owner, abilities, carryOver } = scene;
  const navigate = useNavigate();
  const { canEditAndCopy } = adTypeSpecs[ad.adType];
  const from = { adType: ad.adType, adId: ad.id };
  const targets = abilities.copyTargets(ad.adType);
  const isCarryOpen = carryOver?.isOpen(ad) ?? false;
  const duplicate = {
    disabledReason: abilities.whyNotAdd(ad.adType),
    go: () => navigate(createAdHref(owner, ad.adType, from)),
  };
  return (
    <div className="flex items-center gap-1 border-t border-line px-2 py-1.5">
      {canEditAndCopy ? (
        <>
          <ButtonLink
            size="sm"
            variant="quiet"
            icon={<Pencil />}
            href={editAdHref(owner, ad.adType, ad.id)}
            data-returns
            aria-label={fill(adsPageTexts.editAd, { ad: name })}
          >
            {adsPageTexts.edit}
          </ButtonLink>
          <span className="flex-1" />
          {isOfKind(ad.adType, 'drawnBanner') ? (
            <ButtonLink
              size="sm"
              variant="quiet"
              icon={<Download />}
              href={operationUrl('getBannerPictures', {
                params: { resource: adTypeSpecs[ad.adType].resource[owner.kind], adId: ad.id },
              })}
              download="banners.zip"
              aria-label={fill(adsPageTexts.downloadBanners, { ad: name })}
            >
              {adsPageTexts.download}
            </ButtonLink>
          ) : null}
          {targets.length > 0 || isCarryOpen ? (
            <Menu
              label={fill(adsPageTexts.copyAd, { ad: name })}
              trigger={
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Copy />}
                  iconEnd={<ChevronDown />}
                  aria-label={fill(adsPageTexts.copyAd, { ad: name })}
                >
                  {adsPageTexts.copy}
                </Button>
              }
            >
              <MenuItem
                id="duplicate"
                icon={<Copy />}
                disabledReason={duplicate.disabledReason}
                onAction={duplicate.go}
              >
                {adsPageTexts.duplicate}
              </MenuItem>
              {isCarryOpen ? (
                <MenuItem id="all" icon={<Sparkles />} onAction={() => carryOver?.start(ad)}>
                  {carryOverTexts.menu}
                </MenuItem>
              ) : null}
              {targets.map((target) => (
                <MenuItem
                  key={target}
                  id={target}
                  icon={<ChannelGlyph channel={adTypeSpecs[target].channel} className="size-5" />}
                  onAction={() => navigate(createAdHref(owner, target, from))}
                >
                  {fill(adsPageTexts.copyTo, { kind: adTypeSpecs[target].label })}
                </MenuItem>
              ))}
            </Menu>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              icon={<Copy />}
              aria-label={fill(adsPageTexts.duplicateAd, { ad: name })}
              disabledReason={duplicate.disabledReason}
              onPress={duplicate.go}
            >
              {adsPageTexts.duplicate}
            </Button>
          )}
        </>
      ) : (
        <span className="flex-1" />
      )}
      <IconButton
        size="sm"
        icon={<Trash2 />}
        label={fill(adsPageTexts.deleteAd, { ad: name })}
        tooltip={commonTexts.delete}
        onPress={onDelete}
      />
    </div>
  );
}
