import type { Plugin } from 'vite'

type Range = readonly [start: number, end: number]

/**
 * Charts have a sentence for product owners on every state and transition, and name their part of the specification.
 * Diagrams and the inspector read them; a resident's browser does not, so a production build leaves them out. The same goes
 * for the fields of a route that only the server reads: its summary, its refusals, and the schemas of its input. A browser
 * checks only responses; TypeScript checks requests.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:machines|contract)\/.*\.ts$/ },
      handler(code, id) {
        return { code: withoutProse(code, id, this.parse(code)), map: null }
      },
    },
  }
}

/** The code of one file of machines/ or contract/, given its syntax tree. */
export function withoutProse(code: string, path: string, program: unknown): string {
  return cut(code, /(?:^|\/)machines\//.test(path) ? proseOfCharts(program) : serversPartOfRoutes(program))
}

type Node = Readonly<Record<string, unknown>>
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null
const nodesOf = (value: unknown): readonly Node[] => [value].flat().filter(isNode)
const rangeOf = ({ start, end }: Node): Range => [Number(start), Number(end)]
const keyOf = ({ key }: Node) => (isNode(key) ? String(key.name ?? key.value) : '')

/** Keys that only states and transitions have. */
const ofCharts = new Set(
  'target guard actions reenter on always after invoke entry exit states initial tags meta'.split(' '),
)
/** Keys that other objects may have too. */
const ofMany = new Set(['description', 'id', 'type', 'context', 'output', ''])
/** Data within a chart, which is left unchanged. */
const ofData = new Set(['context', 'input', 'output', 'params'])
/** Each entry of these is a state or a transition, or a list of them. */
const ofEntries = new Set(['on', 'states', 'after'])
/** The value of these is a transition, or a list of them. */
const ofTransitions = new Set(['onDone', 'onError', 'always'])

/**
 * The `description` of states and transitions, and the `meta` that names a part of the specification. An object counts as one of
 * them where a chart expects one, or by its keys: a field named description of any other object is data, and stays.
 */
function proseOfCharts(node: unknown, isExpected = false): readonly Range[] {
  if (Array.isArray(node)) return node.flatMap((one) => proseOfCharts(one, isExpected))
  if (!isNode(node)) return []
  if (node.type === 'ArrayExpression') return proseOfCharts(node.elements, isExpected)
  if (isStateConfig(node)) return proseOfCharts(node.arguments, true)
  if (node.type !== 'ObjectExpression') return Object.values(node).flatMap((one) => proseOfCharts(one))
  const properties = nodesOf(node.properties)
  const keys = properties.map(keyOf)
  const isChart =
    keys.every((key) => ofCharts.has(key) || ofMany.has(key)) && (isExpected || keys.some((key) => ofCharts.has(key)))
  return properties.flatMap((property) => {
    const key = keyOf(property)
    if (isChart && ((key === 'description' && isText(property.value)) || isSpecification(property))) {
      return [rangeOf(property)]
    }
    if (ofData.has(key)) return []
    const value = property.type === 'Property' ? property.value : property.argument
    if (!ofEntries.has(key)) return proseOfCharts(value, ofTransitions.has(key))
    return nodesOf(value).flatMap((entries) =>
      nodesOf(entries.properties).flatMap((entry) => proseOfCharts(entry.value ?? entry.argument, true)),
    )
  })
}

const isStateConfig = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && isNode(callee.property) && callee.property.name === 'createStateConfig'

// An empty one is a field of a form, not a description.
const isText = (value: unknown) =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string' && value.value !== ''

const isSpecification = ({ key, value }: Node) =>
  isNode(key) && key.name === 'meta' && isNode(value) && nodesOf(value.properties).map(keyOf).join() === 'specification'

const serverKeys = ['summary', 'refusals', 'params', 'query', 'body']

/** The fields of every `route({…})` that only the server reads. */
function serversPartOfRoutes(node: unknown): readonly Range[] {
  if (Array.isArray(node)) return node.flatMap(serversPartOfRoutes)
  if (!isNode(node)) return []
  if (!isRoute(node)) return Object.values(node).flatMap(serversPartOfRoutes)
  const properties = nodesOf(node.arguments).flatMap((literal) => nodesOf(literal.properties))
  return properties.filter((property) => serverKeys.includes(keyOf(property))).map(rangeOf)
}

const isRoute = ({ type, callee }: Node) => type === 'CallExpression' && isNode(callee) && callee.name === 'route'

/** Each range goes together with the comma behind it. */
function cut(code: string, ranges: readonly Range[]) {
  let kept = ''
  let from = 0
  for (const [start, end] of ranges) {
    kept += code.slice(from, start)
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
  }
  return kept + code.slice(from)
}
