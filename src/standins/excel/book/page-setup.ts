/** How sheets are printed: the state behind Excel.PageLayout and the page breaks. */
import type { Axis } from '../area';
import type { Area } from '../grid';

/** Measures are in points. Plain data, because a workbook's state is kept and restored by copying it. */
export interface PageSetup {
  orientation: 'Portrait' | 'Landscape';
  paperSize: PaperSize;
  zoom: PageZoom;
  readonly margins: Record<Margin, number>;
  readonly flags: { CenterHorizontally: boolean };
  readonly headers: { readonly DefaultForAllPages: HeaderTexts };
  /** If there are no areas, everything that is in use is printed. */
  printArea: readonly Area[];
  /** Whole rows that are repeated at the top of each page. */
  titleRows: Area | undefined;
  /** Whole columns that are repeated at the left of each page. */
  titleColumns: Area | undefined;
  readonly breaks: Record<Axis, PageBreak[]>;
}

/** A percentage, or a number of pages in width and height; undefined means as many pages as needed. */
export interface PageZoom {
  readonly scale?: number;
  readonly pagesWide?: number;
  readonly pagesTall?: number;
}

export const PAPER_SIZES = ['Letter', 'Tabloid', 'A3', 'A4'] as const;
type PaperSize = (typeof PAPER_SIZES)[number];

export const MARGINS = ['top', 'bottom', 'left', 'right', 'header', 'footer'] as const;
type Margin = (typeof MARGINS)[number];

export const HEADER_PARTS = [
  'LeftHeader',
  'CenterHeader',
  'RightHeader',
  'LeftFooter',
  'CenterFooter',
  'RightFooter',
] as const;
export type HeaderPart = (typeof HEADER_PARTS)[number];
/** Texts with Excel's codes in them (`&P` of `&N`). */
type HeaderTexts = Record<HeaderPart, string>;

export interface PageBreak {
  /** The first cell after the break. */
  readonly cell: Area;
}

/** Excel's "Normal" margins: 0.75, 0.7 and 0.3 inches. */
const NORMAL: Record<Margin, number> = {
  top: 54,
  bottom: 54,
  left: 50.4,
  right: 50.4,
  header: 21.6,
  footer: 21.6,
};

const noTexts = (): HeaderTexts => Object.fromEntries(HEADER_PARTS.map((name) => [name, ''])) as HeaderTexts;

/** The page set-up of a new sheet if the workbook's language is US English. */
export function newPageSetup(): PageSetup {
  return {
    orientation: 'Portrait',
    paperSize: 'Letter',
    zoom: { scale: 100 },
    margins: { ...NORMAL },
    flags: { CenterHorizontally: false },
    headers: { DefaultForAllPages: noTexts() },
    printArea: [],
    titleRows: undefined,
    titleColumns: undefined,
    breaks: { rows: [], columns: [] },
  };
}

/** Moves what lies on cells when rows or columns are inserted or deleted. */
export function movePageSetup(setup: PageSetup, axis: Axis, move: (area: Area) => Area | undefined): void {
  setup.printArea = setup.printArea.flatMap((area) => move(area) ?? []);
  setup.titleRows &&= move(setup.titleRows);
  setup.titleColumns &&= move(setup.titleColumns);
  setup.breaks[axis] = setup.breaks[axis].flatMap((each) => {
    const cell = move(each.cell);
    return cell ? [{ ...each, cell }] : [];
  });
}
