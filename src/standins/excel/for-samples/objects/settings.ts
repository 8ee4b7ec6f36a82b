/** Excel.SettingCollection and Setting: the add-in's own values, kept in the file and never undone. */
import { plainOf, textOf } from '../../arguments';
import { HostObject, type Call, type ObjectType } from '../../object-type';
import { HostProblem } from '../../problem';

const settingOf = (key: string, { book }: Call): HostObject | undefined =>
  book.settings.has(key) ? HostObject.of(settingType, { key }) : undefined;

function required(setting: HostObject | undefined): HostObject {
  if (!setting) throw new HostProblem('ItemNotFound');
  return setting;
}

const settingsType: ObjectType<null> = {
  name: 'SettingCollection',
  items: (_self, call) => [...call.book.settings.keys()].map((key) => required(settingOf(key, call))),
  item: (_self, key, call) => required(settingOf(textOf(key), call)),
  methods: {
    Add(_self, [key, value], call) {
      call.book.settings.set(textOf(key), plainOf(value));
      call.book.isDirty = true;
      return required(settingOf(textOf(key), call));
    },
    GetCount: (_self, _args, { book }) => book.settings.size,
    GetItemOrNullObject: (_self, [key], call) => settingOf(textOf(key), call) ?? null,
  },
};

const settingType: ObjectType<{ readonly key: string }> = {
  name: 'Setting',
  exists({ key }, { book }) {
    if (!book.settings.has(key)) throw new HostProblem('ItemNotFound');
  },
  identity: ({ key }) => ({ _Id: key }),
  properties: {
    Key: { get: ({ key }) => key },
    Value: {
      get: ({ key }, { book }) => book.settings.get(key) ?? null,
      set({ key }, value, { book }) {
        book.settings.set(key, plainOf(value));
        book.isDirty = true;
      },
    },
  },
  methods: { Delete: ({ key }, _args, { book }) => void book.settings.delete(key) },
};

export const settings = (): HostObject => HostObject.of(settingsType, null);
