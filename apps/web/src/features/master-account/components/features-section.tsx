import { type AccountFeature, accountFeatureLabels, accountFeatures } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { Card } from '../../../ui/layout/card.tsx';
import type { ManagedSettings } from '../api/accounts.ts';
import { SettingSwitch } from './setting-switch.tsx';

const hints: Record<AccountFeature, string> = { dynamicAds: texts.dynamicAdsHint };

export function FeaturesSection({ account }: { account: ManagedSettings }) {
  const { features } = account;
  return (
    <Card padding="lg" className="flex flex-col gap-4">
      {accountFeatures.map((feature) => (
        <SettingSwitch
          key={feature}
          account={account}
          label={accountFeatureLabels[feature]}
          description={hints[feature]}
          isOn={features.includes(feature)}
          changeTo={(isOn) => ({
            features: accountFeatures.filter((each) =>
              each === feature ? isOn : features.includes(each),
            ),
          })}
        />
      ))}
    </Card>
  );
}
