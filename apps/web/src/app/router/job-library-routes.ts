import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { signedIn } from './base-routes.ts';

const jobLibrary = createRoute({
  getParentRoute: () => signedIn,
  path: '/job-library',
  beforeLoad: ({ search: { layer } }) => {
    throw redirect({ to: '/job-library/job-list', search: { layer }, replace: true });
  },
});

const jobLists = createRoute({
  getParentRoute: () => signedIn,
  path: '/job-library/job-list',
  component: lazyRouteComponent(
    () => import('../../features/job-lists/pages/job-lists-page.tsx'),
    'JobListsPage',
  ),
});

const createJobList = createRoute({
  getParentRoute: () => signedIn,
  path: '/job-library/create-job-list',
  component: lazyRouteComponent(
    () => import('../../features/job-lists/pages/setup-pages.tsx'),
    'CreateJobListPage',
  ),
});

const updateJobList = createRoute({
  getParentRoute: () => signedIn,
  path: '/job-library/update-job-list/$jobListId',
  component: lazyRouteComponent(
    () => import('../../features/job-lists/pages/setup-pages.tsx'),
    'UpdateJobListPage',
  ),
});

export const jobLibraryRoutes = [jobLibrary, jobLists, createJobList, updateJobList] as const;
