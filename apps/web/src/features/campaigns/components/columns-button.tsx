import { overviewTexts } from '@posthorn/domain/texts/overview';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';

const columnsLayer = deferLayer(() => import('../figure-columns/columns-menu-layer.tsx'));

/** Opens the chooser of columns. */
export function ColumnsButton({ isAll }: { isAll: boolean }) {
  return (
    <OnDemand
      layer={columnsLayer}
      popup="menu"
      layerProps={{
        isAll,
        trigger: (
          <IconButton
            icon={<Columns />}
            label={overviewTexts.columns}
            size="sm"
            variant="secondary"
            className="shrink-0 max-sm:-order-3 sm:ml-auto"
          />
        ),
      }}
    />
  );
}

function Columns() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M2 3h12v10H2zM6 3v10M10 3v10" />
    </svg>
  );
}
