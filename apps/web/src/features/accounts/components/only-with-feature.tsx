import { type AccountFeature, HOME_PATH } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { enabledFeaturesQuery } from '../api/list-enabled-features.ts';
import { useAccount } from '../model/current-account.tsx';

interface OnlyWithFeatureProps {
  feature: AccountFeature;
  children: ReactNode;
}

/** A page that only accounts with a feature have; others are led to the overview, as from a page that is not there. */
export function OnlyWithFeature({ feature, children }: OnlyWithFeatureProps) {
  const { data: features } = useQuery(enabledFeaturesQuery(useAccount().id));
  if (features && !features.includes(feature)) return <Navigate to={HOME_PATH} replace />;
  return features ? children : null;
}
