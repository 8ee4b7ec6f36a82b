/** @jest-environment jsdom */
import { render } from 'preact';
import { allEntities, entityOf, templateKind } from '../../../src/core/entities/registry';
import { KindIcon } from '../../../src/taskpane/views/table-list';

function drawingOf(kind: string): string {
  const root = document.createElement('div');
  render(<KindIcon kind={kind} />, root);
  return root.querySelector('path')?.getAttribute('d') ?? '';
}

test('each kind of record has a picture of its own, and a schedule template has that of recurring shifts', () => {
  const drawings = allEntities().map(({ kind }) => drawingOf(kind));
  expect(new Set(drawings).size).toBe(allEntities().length);
  expect(drawings).not.toContain('');
  expect(drawingOf(entityOf(templateKind('1002')).kind)).toBe(drawingOf('recurring-blocks'));
});
