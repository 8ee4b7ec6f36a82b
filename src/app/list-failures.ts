/** Why a list of the service can't be used. */
import type { CategoryKind } from '../core/entities/entity';
import { paneWords } from '../core/words/words';
import { ShiftsheetError } from './failures';

export const listMessages = paneWords.words('listMessages', {
  noCategory: (category: string) =>
    `The service lists no category with the Type “${category}”. Choose the category. You are asked only once.`,
  emptyList: (many: string) =>
    `The service lists no ${many} at all, although there were some. Perhaps the session belongs to another company, or the service has a problem. Nothing was changed. Check the company number and the session, then try again.`,
});

/** The company has no category of a kind that the service's operation needs. */
export class NoCategory extends ShiftsheetError {
  constructor(readonly category: CategoryKind) {
    super(listMessages.noCategory(category));
  }
}

/** The service lists no records of a kind of which it listed some before. */
export class EmptyList extends ShiftsheetError {
  constructor(many: string) {
    super(listMessages.emptyList(many));
  }
}
