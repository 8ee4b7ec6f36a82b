/** Excel.HeaderFooterGroup and HeaderFooter: what is printed above and below each page's cells. */
import { textOf } from '../arguments';
import { HostObject, type Call, type ObjectType, type Property } from '../object-type';
import { HEADER_PARTS, type HeaderPages, type HeaderPart, type HeaderTexts } from '../page-setup';
import { invalidArgument } from '../problem';

interface Self {
  readonly sheet: string;
}

/** The texts for some of the pages. */
interface PagesSelf extends Self {
  readonly pages: HeaderPages;
}

/** The most characters of the three parts of a header, or of a footer, together (Excel's page set-up). */
const MOST_CHARACTERS = 255;

const textsOf = ({ sheet, pages }: PagesSelf, { book }: Call): HeaderTexts =>
  book.pageSetup(sheet).headers[pages];

const part = (name: HeaderPart): Property<PagesSelf> => ({
  get: (self, call) => textsOf(self, call)[name],
  set(self, value, call) {
    const texts = textsOf(self, call);
    const end = name.endsWith('Header') ? 'Header' : 'Footer';
    const others = HEADER_PARTS.filter((each) => each.endsWith(end) && each !== name);
    const text = textOf(value);
    const length = others.reduce((sum, each) => sum + texts[each].length, text.length);
    if (length > MOST_CHARACTERS)
      throw invalidArgument(`Headers and footers take ${MOST_CHARACTERS} characters.`);
    texts[name] = text;
    call.book.isDirty = true;
  },
});

const headerFooterType: ObjectType<PagesSelf> = {
  name: 'HeaderFooter',
  properties: Object.fromEntries(HEADER_PARTS.map((name) => [name, part(name)])),
};

const pagesObject =
  (pages: HeaderPages) =>
  ({ sheet }: Self): HostObject =>
    HostObject.of(headerFooterType, { sheet, pages });

const groupType: ObjectType<Self> = {
  name: 'HeaderFooterGroup',
  objects: {
    DefaultForAllPages: pagesObject('DefaultForAllPages'),
  },
};

export const headersFootersOf = (sheet: string): HostObject => HostObject.of(groupType, { sheet });
