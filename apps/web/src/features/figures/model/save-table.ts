import { type CsvNumber, csvFile, csvStyleFor } from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { saveFile } from '../../../lib/http/download.ts';
import { notify } from '../../../lib/toast/notify.ts';

export type TableRows = readonly (readonly (string | CsvNumber)[])[];

/** Hands a table to the person's spreadsheet program, as it is written in the language of the browser. */
export function saveTable(rows: TableRows, fileName: string): void {
  const csv = csvFile(rows, csvStyleFor(navigator.languages[0] ?? navigator.language));
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
  notify.success(figuresTexts.tableSaved);
}
