/** Values that Shiftsheet can’t read: their row says so, and every other row is sent. */
import { typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

test.each([
  ['noon', 'Start time: "noon" is not a time of day'],
  ['1/1/1900 8:00:00 AM', 'Start time: "1/1/1900 8:00:00 AM" is not a time of day'],
])(
  'a renamed time of day that begins at “%s” shows Fix, and the push of the other tables continues',
  async (wire, why) => {
    world = await withEverything({
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        return new Response((await answer.text()).replace('7:00:00 AM', wire), answer);
      },
    });
    const at = world.table('Times of Day').findIndex((row) => row['Name'] === 'Early');
    typeInto(world, 'Times of Day', 'Name', at + 2, 'Dawn');
    typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
    await world.app.do({ do: 'preview' });
    await world.app.do({ do: 'send' });
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 1 });
    expect(world.table('Times of Day')[at]).toMatchObject({
      Status: 'Fix',
      Message: expect.stringContaining(why) as string,
    });
    typeInto(world, 'Times of Day', 'StartTime', at + 2, '12:00 PM');
    await world.app.do({ do: 'preview' });
    expect(world.view().preview).toMatchObject({ updated: 1, left: 0 });
  },
);
