/** Fakes: a property of an object that the code under test reads for itself gets another value until the test ends. */

const restoring: (() => void)[] = [];

afterEach(() => {
  for (const restore of restoring.splice(0).reverse()) restore();
});

/**
 * Gives the property the value or the getter of `by` until the test ends.
 *
 * @returns ends it earlier
 */
export function replace(
  object: object,
  name: string,
  by: { value: unknown } | { get: () => unknown },
): () => void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  const restore = () => {
    if (own) Object.defineProperty(object, name, own);
    else Reflect.deleteProperty(object, name);
  };
  Object.defineProperty(object, name, {
    configurable: true,
    ...('value' in by ? { value: by.value, writable: true } : by),
  });
  restoring.push(restore);
  return restore;
}
