/** Matches whole comments and strings, so that nothing inside them counts. */
const tokens = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|[{}();]|[^{}();"'/]+|\//g

/** Their blocks hold declarations and no elements of the page, so the selector around them does not matter. */
const isBare = (head: string) => /^@(?:font-face|page|property|counter-style)\b/.test(head)
const isGroup = (head: string) => head.startsWith('@')

/**
 * The plain rules of Emotion's nested ones, each rule complete, for browsers that know no nesting yet. It adds no prefix:
 * the few that a supported browser still needs are written where they are needed.
 */
export function compileStyles(styles: string, selector: string): readonly string[] {
  const pieces = styles.match(tokens) ?? []
  let at = 0

  function block(around: string): string[] {
    const nested: string[] = []
    let declarations = ''
    let text = ''
    let depth = 0
    const declare = () => {
      if (text.trim()) declarations += `${text.trim()};`
      text = ''
    }
    for (let piece = pieces[at++]; piece !== undefined && piece !== '}'; piece = pieces[at++]) {
      if (piece === ';' && depth === 0) declare()
      else if (piece === '{') {
        nested.push(...inside(text.trim(), around))
        text = ''
      } else if (!piece.startsWith('/*')) {
        if (piece === '(') depth += 1
        else if (piece === ')') depth -= 1
        text += piece
      }
    }
    declare()
    return declarations ? [around ? `${around}{${declarations}}` : declarations, ...nested] : nested
  }

  function inside(head: string, around: string): readonly string[] {
    if (isBare(head)) return block(head)
    if (!isGroup(head)) return block(nest(head, around))
    const rules = block(head.startsWith('@keyframes') ? '' : around)
    return rules.length > 0 ? [`${head}{${rules.join('')}}`] : []
  }

  return block(selector)
}

/** Each selector of a list inside each one around it. A pseudo-class alone means the element itself, as `&` does. */
function nest(selectors: string, around: string): string {
  if (!around) return selectors
  return listed(selectors)
    .flatMap((inner) =>
      listed(around).map((outer) => {
        if (inner.includes('&')) return inner.replaceAll('&', outer)
        return inner.startsWith(':') ? outer + inner : `${outer} ${inner}`
      }),
    )
    .join(',')
}

/** The selectors of a list, split at commas outside parentheses. */
const listed = (selectors: string) =>
  (selectors.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []).map((selector) => selector.trim())
