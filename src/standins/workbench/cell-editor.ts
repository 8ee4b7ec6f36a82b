import { DeviceInputEventType, SetCellEditVisibleOperation } from '@univerjs/preset-sheets-core';
import type { UniverGrid } from './grid/univer-grid';

/** Opens or closes the editor of the selected cell. Closing keeps the typed text. */
export function showCellEditor({ book }: UniverGrid, visible: boolean): void {
  const params = { visible, eventType: DeviceInputEventType.Dblclick, unitId: book.unitId };
  book.engine.commands.syncExecuteCommand(SetCellEditVisibleOperation.id, params);
}
