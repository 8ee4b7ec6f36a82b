/** Pushes with a wrong answer or none, over real HTTP: every Status is true, and nothing is stored twice. */
import { startServer } from '../../src/server/start-server';
import type { AskedFault, WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

interface BadAnswer {
  readonly name: string;
  readonly fault: AskedFault;
  readonly sum: string;
  /** The Status of both edited rows afterwards. */
  readonly status: string;
}

const STORED = '2 stored';
const NOT_SENT = '2 not sent';

/** Chromium sends a request a second time by itself if a kept connection breaks before the answer. */
const CUTS = 2;

/** The answers of test/app/push/bad-answers.test.ts that a browser may treat in its own way, and one of each other kind. */
const BAD_ANSWERS: readonly BadAnswer[] = [
  ['cut before storing', { kind: 'drop', stored: false, times: CUTS }, NOT_SENT, 'Not sent'],
  ['cut after storing', { kind: 'drop', stored: true, times: CUTS }, STORED, '0'],
  ['HTTP 413, so that each row goes alone', { kind: 'status', status: 413 }, STORED, '0'],
  ['half an answer', { kind: 'cut-json' }, STORED, '0'],
  ['an overall error', { kind: 'overall-error', stored: false }, '2 refused', '1999'],
].map(([name, fault, sum, status]) => ({ name, fault, sum, status }) as BadAnswer);

const EDITED = ['soconnor', 'rthooft'] as const;

const NEW_PERSON = {
  UserName: 'newperson',
  FirstName: 'New',
  LastName: 'Person',
  Email: 'new.person@harbourlight.example',
  UserType: 'E',
};

const storedNames = async (workbench: WorkbenchPage): Promise<unknown[]> => {
  const { users } = await workbench.sandbox();
  return EDITED.map((userName) => users.find((user) => user['userName'] === userName)?.['firstName']);
};

async function editBoth(workbench: WorkbenchPage, firstName: string): Promise<void> {
  for (const userName of EDITED) {
    const { number } = await workbench.rowWith('UserName', userName);
    await workbench.type(number, { FirstName: firstName });
  }
}

test(
  'for every kind of answer the counts of a push add up, and each Status is true',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithUsers();
    for (const [turn, { name, fault, sum, status }] of BAD_ANSWERS.entries()) {
      await test.step(name, async () => {
        const before = await storedNames(workbench);
        const firstName = `Turn ${turn}`;
        await editBoth(workbench, firstName);
        await workbench.fault({ ...fault, method: 'updateUsers' });
        expect.soft(await workbench.push(), name).toBe(sum);
        for (const userName of EDITED)
          expect.soft((await workbench.rowWith('UserName', userName)).cells, name).toMatchObject({
            Status: status,
            FirstName: firstName,
          });
        expect
          .soft(await storedNames(workbench), name)
          .toEqual(status === '0' ? [firstName, firstName] : before);
        await workbench.forgetFaults();
        await workbench.done();
      });
    }
    expect((await workbench.sandbox()).users).toHaveLength(48);
  },
);

test(
  'a new user whose answer is lost is stored once, also if the browser sends the call twice by itself',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithUsers();
    await workbench.type(50, NEW_PERSON);
    await workbench.fault(
      { kind: 'drop', stored: true, method: 'addUsers', times: CUTS },
      { kind: 'drop', stored: false, method: 'getUsers', after: 1, times: 3 },
    );
    expect(await workbench.push()).toBe('1 unknown');
    expect((await workbench.rowWith('UserName', 'newperson')).cells['Status']).toBe('Unknown');
    await workbench.done();
    const sent = await workbench.writes();
    await workbench.startPush();
    await expect
      .poll(async () => (await workbench.rowWith('UserName', 'newperson')).cells['Status'])
      .toBe('0');
    const { users } = await workbench.sandbox();
    expect(users.filter((user) => user['userName'] === 'newperson')).toHaveLength(1);
    // The list of users already contained the person: the second push stored nothing.
    expect(await workbench.writes()).toEqual(sent);
    await workbench.forgetFaults();

    // The service refuses the browser's second call, because it stored the first one.
    await workbench.type(51, { ...NEW_PERSON, UserName: 'another', Email: 'another@harbourlight.example' });
    await workbench.fault({ kind: 'drop', stored: true, method: 'addUsers' });
    expect(await workbench.push()).toBe('1 stored');
    const { cells } = await workbench.rowWith('UserName', 'another');
    expect(cells).toMatchObject({ Status: '0', UserID: 1050 });
  },
);

test(
  'if the server can’t be reached, the pane says so, and the typed rows are sent when it is back',
  { tag: '@long' },
  async ({ workbench, server }) => {
    await workbench.openWithUsers();
    await editBoth(workbench, 'Patient');
    await server.close();
    await workbench.startPush();
    await expect(workbench.notice('The service can’t be reached')).toBeVisible();
    const row = await workbench.rowWith('UserName', 'soconnor');
    expect(row.cells).toMatchObject({ FirstName: 'Patient', UserID: expect.any(Number) });

    const again = await startServer({ port: server.port, exactPort: true });
    try {
      // A restarted server has a new company and a new session; the pane signs in again.
      await workbench.menu('Sign out');
      await workbench.button('Try it with sample data').click();
      await workbench.pushButton.click();
      await expect(
        workbench.notice('This workbook belongs to another company. Nothing was read or sent.'),
      ).toBeVisible();
      expect((await workbench.rowWith('UserName', 'soconnor')).cells['FirstName']).toBe('Patient');
    } finally {
      await again.close();
    }
  },
);
