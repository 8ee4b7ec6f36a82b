const PARTICLES = ['own', 'each', 'of', 'both', 'also'];

/** A value is named by a noun: a particle says nothing of it, and can't be searched. */
export const noParticles = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { particle: '"{{ name }}" says nothing of the value. Name it by a noun: what is it?' },
  },
  create(context) {
    const check = (node) => {
      for (const identifier of namesIn(node))
        if (PARTICLES.includes(identifier.name))
          context.report({ node: identifier, messageId: 'particle', data: { name: identifier.name } });
    };
    const checkFunction = ({ id, params }) => {
      check(id);
      params.forEach(check);
    };
    return {
      VariableDeclarator: ({ id }) => check(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
    };
  },
};

/** The names that a pattern declares. */
function namesIn(node) {
  switch (node?.type) {
    case 'Identifier':
      return [node];
    case 'ObjectPattern':
      return node.properties.flatMap((property) => namesIn(property.value ?? property.argument));
    case 'ArrayPattern':
      return node.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(node.left);
    case 'RestElement':
      return namesIn(node.argument);
    case 'TSParameterProperty':
      return namesIn(node.parameter);
    default:
      return [];
  }
}
