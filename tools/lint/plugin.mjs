/** The rules of this project's own, as a plugin of oxlint. */
import { directions } from './directions.mjs';
import { noCircles } from './no-circles.mjs';
import { noClocks } from './no-clocks.mjs';
import { noParticles } from './no-particles.mjs';

export default {
  meta: { name: 'shiftsheet' },
  rules: { directions, 'no-circles': noCircles, 'no-clocks': noClocks, 'no-particles': noParticles },
};
