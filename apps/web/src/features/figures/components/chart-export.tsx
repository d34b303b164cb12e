import {
  type Channel,
  channelLabels,
  figureFileName,
  fill,
  type Period,
  showDate,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { Copy, Download, FileSpreadsheet, Image } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { PicturedChart } from '../../../ui/chart/chart-picture.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import { showPeriod } from '../model/period-text.ts';
import { saveTable, type TableRows } from '../model/save-table.ts';
import { copyPicture, savePicture } from '../model/take-picture.ts';

/** Whose figures are shown: what leaves the page must say it by itself. */
export interface FiguresOwner {
  /** The campaign or the workspace. */
  subject: string;
  account: Pick<AccountFacts, 'name' | 'today'>;
}

interface ChartExportProps extends FiguresOwner {
  period: Period;
  channels: readonly Channel[];
  chart: Omit<PicturedChart, 'subtitle' | 'source'>;
  /** The table below the chart. Made when it is asked for. */
  table: () => TableRows;
}

/** Takes a chart along: as a picture for a mail, or its table for a spreadsheet. */
export function ChartExport({
  subject,
  account,
  period,
  channels,
  chart,
  table,
}: ChartExportProps) {
  const fileName = figureFileName([subject, chart.title], period);
  const pictured = (): PicturedChart => ({
    ...chart,
    subtitle: fill(figuresTexts.pictureSubject, { subject, period: showPeriod(period) }),
    source: fill(figuresTexts.pictureSource, {
      networks: channels.map((channel) => channelLabels[channel]).join(', '),
      date: showDate(account.today),
      account: account.name,
    }),
  });
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          size="sm"
          label={fill(figuresTexts.exportChart, { chart: chart.title })}
          icon={<Download />}
        />
      }
    >
      <MenuItem icon={<Copy />} onAction={() => void copyPicture(pictured(), fileName)}>
        {figuresTexts.copyPicture}
      </MenuItem>
      <MenuItem icon={<Image />} onAction={() => void savePicture(pictured(), fileName)}>
        {figuresTexts.savePicture}
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet />} onAction={() => saveTable(table(), fileName)}>
        {figuresTexts.saveTable}
      </MenuItem>
    </Menu>
  );
}
