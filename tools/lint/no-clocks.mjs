/** Clocks by the object that has them. */
const CLOCKS = {
  performance: ['now', 'measure'],
  process: ['cpuUsage', 'hrtime'],
  console: ['time', 'timeEnd', 'timeLog'],
  Date: ['now'],
};

/** No test asserts a time or depends on the day: it would fail on a slower machine or on a Sunday, and say nothing about the code. */
export const noClocks = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      clock:
        'Tests read no clock. Count the work, or compare two sizes with expectLinear (test/runner). Milliseconds belong into `npm run bench`.',
      day: 'Tests do not depend on the day on which they run. Write a day, or take TODAY (test/e2e/days).',
    },
  },
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0)
          context.report({ node, messageId: 'day' });
      },
      MemberExpression(node) {
        const { object, property } = node;
        const owner = object.type === 'MemberExpression' ? object.property.name : object.name;
        const name = node.computed ? property.value : property.name;
        if (Object.hasOwn(CLOCKS, owner ?? '') && CLOCKS[owner].includes(name))
          context.report({ node, messageId: 'clock' });
      },
    };
  },
};
