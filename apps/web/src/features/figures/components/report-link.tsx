import { type CalendarDate, lastMonth } from '@posthorn/domain';
import { monthReportTexts } from '@posthorn/domain/texts/month-report';
import { FileText } from 'lucide-react';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';

interface ReportLinkProps {
  /** The workspace. */
  slug: string;
  today: CalendarDate;
  /** Where the report is to show this campaign alone. */
  campaignId?: string;
}

/** Leads to the report of the last month that is over. */
export function ReportLink({ slug, today, campaignId }: ReportLinkProps) {
  return (
    <ButtonLink
      icon={<FileText />}
      size="sm"
      href={{
        to: '/campaigns-overview/report/$slug',
        params: { slug },
        search: { month: lastMonth(today), campaigns: campaignId },
      }}
    >
      {monthReportTexts.report}
    </ButtonLink>
  );
}
