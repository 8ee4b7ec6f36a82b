import { breach, type Rule } from '../breach';

/**
 * A person is not qualified for the department, the area or the task of a shift, and the category asks for qualified people
 * (specification, section 2.4: QualEmployees). A shift is found for each of the three.
 */
export const notQualified: Rule<'not-qualified'> = {
  name: 'not-qualified',
  ofEachShift: true,
  find: ({ shifts }, { facts: { qualified } }) => {
    if (!qualified) return [];
    const items = qualified.items.get(shifts[0]?.personId ?? '');
    const found: ReturnType<typeof breach<'not-qualified'>>[] = [];
    for (const shift of shifts)
      for (const place of shift.places)
        if (qualified.asked.has(place.kind) && items?.has(place.id) !== true)
          found.push(breach('not-qualified', [shift], { place }));
    return found;
  },
};
