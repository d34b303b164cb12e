import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';

export const { Component: BudgetDialog } = deferComponent(() => import('./budget-dialog.tsx'));
