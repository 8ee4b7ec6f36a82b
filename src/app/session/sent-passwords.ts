import type { Answer } from '../../core/push/answer';
import { discreet } from '../../core/push/discreet';
import { hiding } from '../../core/push/secrets';
import { isSecretName } from '../../core/table/secret-names';
import { CallFailure } from '../failures';
import type { CallOptions, Service } from '../ports';

/**
 * The first passwords that one job has sent, until it ends: no answer of this job brings one of them into a cell, the
 * workbook's memory or a sentence. Fields that the same items show openly are left as they are: a UserName may be the
 * password as well, and must be found again.
 */
export class SentPasswords {
  readonly #passwords = new Set<string>();
  readonly #open = new Set<string>();
  #hide = hiding([]);

  async guard(service: Service, method: string, options: CallOptions): Promise<Answer> {
    this.#notice(options);
    try {
      return discreet(await service.call(method, options), this.#hide, (name) => this.#open.has(name));
    } catch (error) {
      if (error instanceof CallFailure) error.message = this.#hide(error.message);
      throw error;
    }
  }

  #notice({ items = [] }: CallOptions): void {
    const known = this.#passwords.size;
    for (const item of items) {
      for (const [name, text] of Object.entries(item)) {
        if (isSecretName(name)) this.#passwords.add(text);
        else this.#open.add(name);
      }
    }
    if (this.#passwords.size > known) this.#hide = hiding(this.#passwords);
  }
}
