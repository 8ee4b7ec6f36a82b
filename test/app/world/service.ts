/** What the service of a world has stored, and which calls it got. */
import type { World } from './world';

type Fields = Record<string, unknown>;

/** The calls of a method, with their queries and items. */
export async function callsOf({ sandbox }: World, method: string): Promise<Fields[]> {
  return (await sandbox.state()).calls.filter((call) => call['method'] === method);
}

/** The calls that add or change records. */
export async function writesTo({ sandbox }: World): Promise<Fields[]> {
  return (await sandbox.state()).calls.filter(({ method }) => !String(method).startsWith('get'));
}

export async function storedUsers({ sandbox }: World, userName: string): Promise<Fields[]> {
  return (await sandbox.state()).users.filter((user) => user['userName'] === userName);
}

export async function storedUser(world: World, userName: string): Promise<Fields | undefined> {
  return (await storedUsers(world, userName))[0];
}

export async function storedTimeOff({ sandbox }: World, description: string): Promise<Fields[]> {
  return (await sandbox.state()).timeOffTransactions.filter((each) => each['description'] === description);
}

/** Departments, tasks and other items with this name. */
export async function storedItems({ sandbox }: World, name: string): Promise<Fields[]> {
  return (await sandbox.state()).categoryItems.filter((item) => item['name'] === name);
}

export async function storedBlocks({ sandbox }: World): Promise<Fields[]> {
  return (await sandbox.state()).timeBlocks;
}
