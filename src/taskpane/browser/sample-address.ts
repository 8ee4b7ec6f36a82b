import type { SampleAddress, ServiceAddress } from '../../app/ports';

function isAddress(answer: unknown): answer is ServiceAddress {
  if (typeof answer !== 'object' || answer === null) return false;
  const { baseUrl, sessionId, sp } = answer as Record<string, unknown>;
  return [baseUrl, sessionId, sp].every((part) => typeof part === 'string' && part !== '');
}

/** Asks the local server where its sandbox is: it answers `{baseUrl, sessionId, sp}`. Throws a sentence for the user. */
export function sampleAddressAt(url: string, get: typeof fetch): SampleAddress {
  return async () => {
    const response = await get(url);
    const answer: unknown = response.ok ? await response.json() : undefined;
    if (!isAddress(answer)) {
      throw new Error(
        'The sample data is not there. Start Shiftsheet’s local server again, then try once more.',
      );
    }
    return answer;
  };
}
