import { loader } from './loader';

/** The screen of a sheet's columns and views. It is loaded when it is first opened, because most users open it seldom. */
export const sheetLooks = loader(() => import(/* webpackChunkName: "sheet-looks" */ './views/sheet-looks'));
