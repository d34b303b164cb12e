import { detailColumns } from '@posthorn/domain';
import { columnsTexts } from '@posthorn/domain/texts/columns';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import type { Selection } from 'react-aria-components/Menu';
import { type LayerProps, useMenuOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSection } from '../../../ui/overlays/menu-section.tsx';
import { MenuSeparator } from '../../../ui/overlays/menu-separator.tsx';
import { type Column, detailLabels, useColumns } from '../model/columns.ts';
import { rememberView, sortColumnOf, useListView } from '../model/list-view.ts';
import { figureColumns } from './figure-columns.ts';

interface ColumnsMenuLayerProps extends LayerProps {
  /** Of all workspaces together: then there is a column that says of which. */
  isAll: boolean;
}

/** Which columns the overview has, each one a tick. */
export default function ColumnsMenuLayer({ isAll, trigger, menuFocus }: ColumnsMenuLayerProps) {
  const opening = useMenuOnArrival(menuFocus);
  const { chosen, choose } = useColumns();
  const { sort } = useListView();
  const details = detailColumns.filter((column) => isAll || column !== 'workspace');
  const all = [...detailColumns, ...figureColumns.map(({ id }) => id)];

  function change(selection: Selection): void {
    const isChosen = (column: string) => selection === 'all' || selection.has(column);
    const hidden = detailColumns.filter((column) => !details.includes(column));
    show(
      all.filter(
        (one) => isChosen(one) || hidden.some((column) => column === one && chosen.includes(one)),
      ),
    );
  }

  function show(next: readonly Column[] | null): void {
    choose(next);
    // An order that no column tells of would be a riddle.
    const sorted = sort && sortColumnOf(sort);
    if (all.some((one) => one === sorted) && !next?.some((one) => one === sorted)) {
      rememberView({ sort: null });
    }
  }

  const ticks = {
    selectionMode: 'multiple',
    selectedKeys: chosen,
    onSelectionChange: change,
    shouldCloseOnSelect: false,
  } as const;
  return (
    <Menu {...opening} trigger={trigger} label={overviewTexts.columns} placement="bottom end">
      <MenuSection title={columnsTexts.figures} {...ticks}>
        {figureColumns.map(({ id, label, meaning }) => (
          <MenuItem key={id} id={id} description={meaning}>
            {label}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection title={columnsTexts.details} {...ticks}>
        {details.map((column) => (
          <MenuItem key={column} id={column}>
            {detailLabels[column]}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem onAction={() => show(null)}>{columnsTexts.usual}</MenuItem>
    </Menu>
  );
}
