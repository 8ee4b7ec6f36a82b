import fc from 'fast-check';
import { makeReport, reportRefusal, reportKinds } from '../../../src/core/reports/registry';
import type { ReportKind } from '../../../src/core/reports/report';
import { breadth } from '../../runner/breadth';
import { someFacts, someOptions } from './generated';
import { faultsOf } from './shape';

test.each(reportKinds.map((kind): [string, ReportKind] => [kind.id, kind]))(
  'from any facts, the report %s has the shape that report.ts describes',
  (_, kind) => {
    fc.assert(
      fc.property(someFacts, someOptions, (facts, options) => {
        fc.pre(reportRefusal(kind, options) === undefined);
        expect(faultsOf(makeReport(kind, facts, options))).toEqual([]);
      }),
    );
  },
);

test.each(reportKinds.map((kind): [string, ReportKind] => [kind.id, kind]))(
  'the report %s does not depend on the order of its rows',
  (_, kind) => {
    const shuffled = someFacts.chain((facts) =>
      fc
        .record({
          shifts: fc.shuffledSubarray([...facts.shifts], { minLength: facts.shifts.length }),
          leave: fc.shuffledSubarray([...facts.leave], { minLength: facts.leave.length }),
        })
        .map((other): [typeof facts, typeof facts] => [facts, { ...facts, ...other }]),
    );
    fc.assert(
      fc.property(shuffled, someOptions, ([one, other], options) => {
        fc.pre(reportRefusal(kind, options) === undefined);
        expect(makeReport(kind, other, options)).toEqual(makeReport(kind, one, options));
      }),
      { numRuns: breadth(300, 1000) },
    );
  },
);
