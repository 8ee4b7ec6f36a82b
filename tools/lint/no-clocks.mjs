/** Clocks by the object that has them. */
const CLOCKS = {
  performance: ['now', 'measure'],
  process: ['cpuUsage', 'hrtime'],
  console: ['time', 'timeEnd', 'timeLog'],
  Date: ['now'],
};

/** No test asserts a time: it would fail on a slower or busier machine, and say nothing about the code. */
export const noClocks = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      clock:
        'Tests read no clock. Count the work, or compare two sizes with expectLinear (test/runner). Milliseconds belong into `npm run bench`.',
    },
  },
  create(context) {
    return {
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
