/**
 * Milliseconds that the processor has worked for this process so far. A busy machine makes a test slower on the clock, and hardly
 * here: so tests that show that work takes seconds and not minutes measure with this.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
