import type { Plugin } from 'vite'

type Range = readonly [start: number, end: number]

/**
 * Charts carry a sentence for product owners on every state and transition, and name the part of the specification they answer.
 * Diagrams and the inspector read them; a resident's browser does not, so a production build leaves them out. The same goes
 * for what only the server reads of a route: its summary, the refusals it may answer, and the schemas of what it receives,
 * for a browser checks what arrives there, and TypeScript what leaves.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:machines|contract)\/.*\.ts$/ },
      handler(code) {
        const ranges = findProse(this.parse(code))
        return { code: cut(code, ranges), map: null }
      },
    },
  }
}

/** `description: '…'` and `meta: { specification: '…' }` wherever an object literal has them; of `route({…})`, the server's part. */
function findProse(node: unknown): readonly Range[] {
  if (Array.isArray(node)) return node.flatMap(findProse)
  if (!isNode(node)) return []
  if (node.type === 'Property' && isProse(node)) return [rangeOf(node)]
  if (isRoute(node)) return propertiesOf(node).filter(isForServer).map(rangeOf)
  return Object.values(node).flatMap(findProse)
}

type Node = Readonly<Record<string, unknown>>
const rangeOf = ({ start, end }: Node): Range => [Number(start), Number(end)]
const serverKeys = ['summary', 'refusals', 'params', 'query', 'body']

const isRoute = ({ type, callee }: Node) => type === 'CallExpression' && isNode(callee) && callee.name === 'route'
const propertiesOf = (call: Node): readonly Node[] =>
  [call.arguments]
    .flat()
    .flatMap((literal) => (isNode(literal) ? [literal.properties].flat() : []))
    .filter(isNode)
const isForServer = ({ key }: Node) => isNode(key) && serverKeys.includes(String(key.name))

function isProse({ key, value }: Node) {
  if (!isNode(key) || !isNode(value)) return false
  if (key.name === 'meta') return value.type === 'ObjectExpression'
  // An empty one says nothing: it is a field that somebody will fill in.
  return key.name === 'description' && value.type === 'Literal' && typeof value.value === 'string' && value.value !== ''
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null

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
