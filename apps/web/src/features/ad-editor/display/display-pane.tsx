import { isOfKind } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { memo, type ReactNode } from 'react';
import { EmptyState } from '../../../ui/index.ts';
import { BannerGrid, UploadedBanner } from '../../ad-previews/index.ts';
import { isUploaded, sayLogoMissing } from '../../ads/index.ts';
import { PreviewFrame } from '../components/preview-frame.tsx';
import { useEditor, usePreviewedCopy } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import type { BannerCopy } from './save-banner-ad.ts';

interface DisplayPaneProps {
  scene: Pick<EditorScene, 'example'>;
  pageChoice: ReactNode;
}

/** The nine banners while they are written, or those that came in a file. */
export const DisplayPane = memo(function DisplayPane({ scene, pageChoice }: DisplayPaneProps) {
  const adType = useEditor((state) => state.adType);
  return (
    <PreviewFrame isStill start={pageChoice}>
      {isOfKind(adType, 'uploadedBanner') ? (
        <UploadedBanners />
      ) : (
        <LiveBanners example={scene.example} />
      )}
    </PreviewFrame>
  );
});

function LiveBanners({ example }: Pick<EditorScene, 'example'>) {
  return (
    <div className="w-full max-w-[61rem]">
      <BannerGrid copy={usePreviewedCopy<BannerCopy>(example)} onLogoError={sayLogoMissing} />
    </div>
  );
}

function UploadedBanners() {
  const made = useEditor((state) => state.made);
  const banners = made.filter(isUploaded);
  if (banners.length === 0) {
    return (
      <EmptyState headingLevel={2} title={editorTexts.noZipBanners}>
        {editorTexts.noZipBannersAdvice}
      </EmptyState>
    );
  }
  return (
    <ul className="flex w-full max-w-[61rem] flex-wrap items-start gap-x-6 gap-y-8">
      {banners.map((banner) => (
        <li key={banner.id} style={{ width: banner.width }} className="max-w-full min-w-0">
          <UploadedBanner banner={banner} />
        </li>
      ))}
    </ul>
  );
}
