import { missingPages } from '@posthorn/domain';
import { type ReactNode, useMemo } from 'react';
import type { SocialPage } from '../../accounts/index.ts';
import { MissingPagesAlerts } from '../../social-pages/index.ts';
import { ExampleSwitch, type Template, useExample } from '../../templates/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { templatePages } from '../model/pages-owner.ts';
import { templateAds } from '../model/template-ads.ts';
import { AdsBoard } from './ads-board.tsx';
import { SocialPageButton } from './social-page-button.tsx';

interface TemplateAdsBoardProps {
  template: Template;
  ads: readonly Ad[];
  pages: readonly SocialPage[];
  /** Which template this is; the controls of the page stand in it. */
  header: (controls: ReactNode) => ReactNode;
  /** What else is to know about it. */
  notice: ReactNode;
  footer: ReactNode;
}

/** The ads of a template, as tags or as a campaign may show them. */
export default function TemplateAdsBoard(props: TemplateAdsBoardProps) {
  const { template, ads, pages, header, notice, footer } = props;
  const { view, onView, example } = useExample(template);
  const scene = useMemo(
    () => templateAds({ template, ads, pages, example }),
    [template, ads, pages, example],
  );
  return (
    <AdsBoard
      scene={scene}
      ads={ads}
      header={(controls) =>
        header(
          <>
            <ExampleSwitch view={view} onView={onView} />
            {controls}
          </>,
        )
      }
      notices={
        <>
          {notice}
          <MissingPagesAlerts
            found={missingPages(
              'template',
              pages.map(({ channel }) => channel),
            )}
          />
        </>
      }
      pageChoice={(channel) => <SocialPageButton of={templatePages(template)} channel={channel} />}
      footer={footer}
    />
  );
}
