export { VisitNotice } from './components/visit-notice.tsx';
