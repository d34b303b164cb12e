import { bannerTexts } from '@posthorn/domain/texts/banner';
import { toast } from '../../../ui/overlays/toast-queue.ts';

/** As long as a person needs to read it and to find the ad. */
const SHOWN_MS = 10_000;

/** Banners without their logo: said once, however many there are. */
export const sayLogoMissing = (): void =>
  void toast.warning(bannerTexts.logoNotFound, { timeout: SHOWN_MS, key: 'logo-missing' });
