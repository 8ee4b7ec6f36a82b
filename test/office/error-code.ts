/** The code with which Office.js rejects the work; 'no error' if it does not. */
export async function errorCode(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no error',
    (error: unknown) => {
      if (error instanceof Error && 'code' in error) return String(error.code);
      throw error;
    },
  );
}
