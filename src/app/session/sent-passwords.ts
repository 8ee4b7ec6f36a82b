import type { Answer } from '../../core/push/outcome';
import { redact } from '../../core/push/redact';
import { secretHider } from '../../core/push/secrets';
import { isSecretName } from '../../core/table/unknown-fields';
import { CallFailure } from '../call-failures';
import type { CallOptions, Service } from '../ports/service';

/**
 * The first passwords that this pane has sent to one company. They are kept in the program's memory only, so that no answer
 * brings a password into a cell, the workbook's memory or a sentence. One text is not hidden: a field that has exactly the text
 * which an item with a password sent in that field. A UserName may equal the password, and must be found again.
 */
export class SentPasswords {
  readonly #passwords = new Set<string>();
  /** By field, the texts that were sent in plain sight although they contain a password. */
  readonly #open = new Map<string, Set<string>>();
  #hide = secretHider([]);

  /** The service. First passwords that were sent to it are hidden in everything that it answers. */
  guarded(service: Service): Service {
    return { call: (method, options = {}) => this.#call(service, method, options) };
  }

  async #call(service: Service, method: string, options: CallOptions): Promise<Answer> {
    this.#notice(options);
    try {
      const answer = await service.call(method, options);
      if (this.#passwords.size === 0) return answer;
      const mayShow = (name: string, text: string) => this.#open.get(name)?.has(text) === true;
      return redact(answer, { hide: this.#hide, mayShow });
    } catch (error) {
      if (error instanceof CallFailure) error.message = this.#hide(error.message);
      throw error;
    }
  }

  #notice({ items = [] }: CallOptions): void {
    const fields = items.flatMap((item) => Object.entries(item));
    const secret = new Set([...new Set(fields.map(([name]) => name))].filter(isSecretName));
    const known = this.#passwords.size;
    for (const [name, text] of fields) if (secret.has(name)) this.#passwords.add(text);
    if (this.#passwords.size > known) this.#hide = secretHider(this.#passwords);
    if (this.#passwords.size === 0) return;
    for (const [name, text] of fields)
      if (!secret.has(name) && this.#hide(text) !== text)
        this.#open.set(name, (this.#open.get(name) ?? new Set()).add(text));
  }
}
