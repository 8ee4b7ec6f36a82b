/**
 * Ornaments that this Excel does not support. Excel on the web rejects the whole batch that carries such a one, so the batch is
 * looked at before anything of it is done.
 */
import { HostProblem, invalidArgument } from './problem';
import { ActionType, PathType, type Action, type RequestBody } from './protocol';

/** What a batch does: the members that lead to an object, the nearest first, and the member that is set or called there. */
interface Step {
  readonly action: string;
  readonly on: readonly string[];
  readonly isCall: boolean;
}

/** Whether a step draws the ornament. */
const DRAWS = {
  rules: ({ action, on }: Step) => action === 'Add' && on[0] === 'ConditionalFormats',
  fills: ({ action, on }: Step) =>
    action === 'Color' && on[0] === 'Fill' && on[1] === 'Format' && isOfCells(on[2]),
  dropdowns: ({ action, on }: Step) => action === 'Rule' && on[0] === 'DataValidation',
  notes: ({ action, on }: Step) => action === 'Prompt' && on[0] === 'DataValidation',
  widths: ({ action, on }: Step) => action === 'ColumnWidth' && on[0] === 'Format',
  hiding: ({ action }: Step) => action === 'ColumnHidden',
  looks: ({ action }: Step) => action === 'TabColor',
  groups: ({ action, isCall }: Step) => action === 'Group' && isCall,
  charts: ({ action, on }: Step) => action === 'Add' && on[0] === 'Charts',
} satisfies Record<string, (step: Step) => boolean>;

export type RefusableOrnament = keyof typeof DRAWS;

/** Cells are got with a method, and rules with a property. */
const isOfCells = (member = ''): boolean => member.startsWith('Get');

/** Throws UnsupportedOperation or InvalidArgument if the batch has an ornament that this Excel refuses. */
export function refuseOrnaments(
  body: RequestBody,
  {
    refusedOrnaments,
    longestRule,
  }: { readonly refusedOrnaments: readonly RefusableOrnament[]; readonly longestRule: number },
): void {
  for (const step of stepsOf(body))
    if (refusedOrnaments.some((ornament) => DRAWS[ornament](step)))
      throw new HostProblem('UnsupportedOperation');
  for (const { Name, ArgumentInfo } of body.Actions) {
    const [formula] = ArgumentInfo?.Arguments ?? [];
    if (Name === 'Formula' && typeof formula === 'string' && formula.length > longestRule)
      throw invalidArgument();
  }
}

function stepsOf(body: RequestBody): Step[] {
  return body.Actions.flatMap((action) => {
    const member = memberOf(body, action);
    return member === undefined ? [] : [member];
  });
}

/** Methods that give an object are paths: their action only makes the object. */
function memberOf({ ObjectPaths }: RequestBody, action: Action): Step | undefined {
  const path = ObjectPaths[action.ObjectPathId];
  const names: string[] = [];
  for (let at = path; at; at = ObjectPaths[at.ParentObjectPathId ?? -1]) names.push(at.Name ?? '');
  if (action.ActionType === ActionType.instantiate)
    return path?.ObjectPathType === PathType.method
      ? { action: names[0] ?? '', on: names.slice(1), isCall: true }
      : undefined;
  return { action: action.Name ?? '', on: names, isCall: action.ActionType === ActionType.method };
}
