import type { Plugin } from 'vite'

type Range = readonly [start: number, end: number]

/**
 * Charts carry a sentence for product owners on every state and transition, and name the part of the specification they answer.
 * Diagrams and the inspector read them; a resident's browser does not, so a production build leaves them out.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/machines\/.*\.ts$/ },
      handler(code) {
        const ranges = findProse(this.parse(code))
        return { code: cut(code, ranges), map: null }
      },
    },
  }
}

/** `description: '…'` and `meta: { specification: '…' }`, wherever an object literal has them. */
function findProse(node: unknown): readonly Range[] {
  if (Array.isArray(node)) return node.flatMap(findProse)
  if (!isNode(node)) return []
  if (node.type === 'Property' && isProse(node)) return [[Number(node.start), Number(node.end)]]
  return Object.values(node).flatMap(findProse)
}

function isProse({ key, value }: Readonly<Record<string, unknown>>) {
  if (!isNode(key) || !isNode(value)) return false
  if (key.name === 'meta') return value.type === 'ObjectExpression'
  return key.name === 'description' && value.type === 'Literal' && typeof value.value === 'string'
}

const isNode = (node: unknown): node is Readonly<Record<string, unknown>> => typeof node === 'object' && node !== null

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
