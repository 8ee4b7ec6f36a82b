/** The lint of `npm run test:quick`: without the rules that need types, which take most of its time. `npm run lint` has them all. */
import tseslint from 'typescript-eslint';
import all from '../../eslint.config.js';

export default tseslint.config(all, tseslint.configs.disableTypeChecked, {
  languageOptions: { parserOptions: { projectService: false, project: false } },
  // A comment that switches a rule with types off is not unused: its rule does not run here.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
});
