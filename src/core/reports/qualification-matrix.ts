import { mapped, sorted, type Sliced } from '../slices';
import { compareNames, type Compare } from './chosen-shifts';
import { personColumn } from './columns';
import type { ReportFacts, QualificationFact } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import {
  withTotal,
  type ReportContent,
  type ReportKind,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
} from './report';
import { reportWords } from './words';

/** Who is qualified for what, with rank and pay rate. */
export const qualificationMatrix: ReportKind = {
  id: 'qualification-matrix',
  name: reportWords.kinds.qualificationMatrix,
  sources: ['qualifications'],
  options: ['people', 'staffCopy'],
  orientation: 'landscape',
  content,
};

interface Item {
  readonly itemId: string;
  readonly item: string;
  readonly category: string;
}

function* content({ qualifications }: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const { people: chosen, staffCopy = false } = options;
  const names = compareNames(options);
  const used = qualifications.filter(({ personId }) => chosen?.has(personId) ?? true);
  const items = itemsOf(used, qualifications, names);
  const byPerson = new Map<string, Map<string, QualificationFact>>();
  for (const qualification of used) {
    const theirItems = byPerson.get(qualification.personId) ?? new Map<string, QualificationFact>();
    // A pair is its own key. If a pair is in the sheet twice, the later row was sent to the service last.
    byPerson.set(qualification.personId, theirItems.set(qualification.itemId, qualification));
  }
  const people = yield* sorted([...byPerson.values()], (one, other) => comparePeople(one, other, names));
  const holders = items.map((item) => people.filter((theirItems) => theirItems.has(item.itemId)).length);
  const rows = yield* mapped(people, (theirItems): ReportRow => {
    const cells = items.map((item) => cellOf(theirItems.get(item.itemId), staffCopy));
    return { role: 'data', cells: [first(theirItems)?.person, ...cells, theirItems.size] };
  });
  return {
    records: [
      {
        ...reportWords.records.qualifications,
        counted: people.flatMap((theirItems) => [...theirItems.values()]),
      },
    ],
    notices: [staffCopy ? reportMessages.rankCells : reportMessages.qualificationCells],
    sections: [
      {
        columns: [
          personColumn(),
          ...items.map(({ item, category }): ReportColumn => ({
            header: item,
            kind: 'text',
            width: 12,
            wrap: true,
            over: category || reportWords.none.category,
          })),
          { header: reportWords.columns.items, kind: 'integer', width: 8 },
        ],
        rows: withTotal(rows, {
          role: 'total',
          cells: [reportMessages.qualifiedPeople, ...holders, holders.reduce((sum, count) => sum + count, 0)],
        }),
        empty: reportMessages.noQualifications,
        frozenColumns: 1,
      },
    ],
  };
}

/**
 * The items for which at least one chosen person is qualified, sorted by category and name. If a row lacks the category, the
 * category from another row of the item is used.
 */
function itemsOf(
  used: readonly QualificationFact[],
  all: readonly QualificationFact[],
  names: Compare,
): readonly Item[] {
  const categories = new Map<string, string>();
  for (const { itemId, category } of all) {
    const known = categories.get(itemId);
    if (category !== '' && (known === undefined || names(category, known) < 0))
      categories.set(itemId, category);
  }
  const items = new Map<string, Item>();
  for (const { itemId, item } of used)
    items.set(itemId, { itemId, item, category: categories.get(itemId) ?? '' });
  return [...items.values()].sort(
    (one, other) =>
      names(one.category, other.category) || names(one.item, other.item) || names(one.itemId, other.itemId),
  );
}

function comparePeople(
  one: ReadonlyMap<string, QualificationFact>,
  other: ReadonlyMap<string, QualificationFact>,
  names: Compare,
): number {
  const [left, right] = [first(one), first(other)];
  return left && right ? names(left.person, right.person) || names(left.personId, right.personId) : 0;
}

function first(theirItems: ReadonlyMap<string, QualificationFact>): QualificationFact | undefined {
  return theirItems.values().next().value;
}

/** `2 · 15`; a rank alone as a number; ✓ if there is neither. */
function cellOf(qualification: QualificationFact | undefined, staffCopy: boolean): ReportCell {
  if (!qualification) return undefined;
  const { rank, rate } = qualification;
  if (staffCopy || rate === undefined) return rank ?? '✓';
  return `${rank ?? ''} · ${rate}`.trim();
}
