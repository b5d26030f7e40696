/**
 * Queries by role read `display` and `visibility` of every element, presses read `pointer-events`, and jsdom walks all rules
 * each time: a third of the time of a page test. This version computes elements with the same tag, attributes and matching
 * selectors once.
 */
const page = document.defaultView ?? globalThis
/** jsdom's own implementation. */
export const cascade = page.getComputedStyle.bind(page)

const properties = ['display', 'visibility', 'pointer-events'] as const
type Property = (typeof properties)[number]

/** The attributes that, with the tag, decide the default `display`. */
const displayAttributes = ['hidden', 'open', 'type']
const known = new Map<string, string>()
/** The selectors of rules for a property, by the class or tag that they select; by `*` without either. */
const selectors: Record<Property, Map<string, Set<string>>> = {
  display: new Map(),
  visibility: new Map(),
  'pointer-events': new Map(),
}
/** The selector of a removed rule does no harm, because jsdom computes the value. */
const read = new WeakSet<CSSStyleSheet>()

let hasNewSheets = true
const head = new MutationObserver(() => {
  hasNewSheets = true
})
head.observe(document.head, { childList: true, subtree: true, characterData: true })

function readSheets() {
  if (!hasNewSheets && head.takeRecords().length === 0) return
  hasNewSheets = false
  for (const sheet of document.styleSheets) {
    if (!read.has(sheet)) keep(sheet.cssRules)
    read.add(sheet)
  }
}

function keep(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof page.CSSGroupingRule) keep(rule.cssRules)
    if (!(rule instanceof page.CSSStyleRule)) continue
    for (const property of properties) {
      if (rule.style.getPropertyValue(property))
        for (const selector of rule.selectorText.split(',')) keepSelector(property, selector)
    }
  }
}

function keepSelector(property: Property, selector: string) {
  const subject = subjectOf(selector)
  const known = selectors[property].get(subject) ?? new Set()
  selectors[property].set(subject, known.add(selector.trim()))
}

function subjectOf(selector: string): string {
  const plain = selector.replace(/\[[^\]]*\]|\([^()]*\)/g, '')
  const subject = plain.split(/[\s>+~]+/).findLast((part) => part !== '') ?? ''
  return /\.[\w-]+/.exec(subject)?.[0] ?? /^[a-z][\w-]*/i.exec(subject)?.[0] ?? '*'
}

const isClass = (selector: string) => /^\.[\w-]+$/.test(selector)

function selecting(element: Element, property: Property): string[] {
  readSheets()
  const subjects = ['*', element.localName, ...[...element.classList].map((name) => `.${name}`)]
  return subjects
    .flatMap((subject) => [...(selectors[property].get(subject) ?? [])])
    .filter((selector) => isClass(selector) || element.matches(selector))
}

const hasInline = (element: Element, property: Property) => element.getAttribute('style')?.includes(property) ?? false

function displayOf(element: Element): string {
  // A summary depends on its place among its siblings.
  if (element.localName === 'summary' || hasInline(element, 'display')) return cascade(element).display
  const attributes = displayAttributes.map((name) => String(element.getAttribute(name)))
  const kind = [element.localName, ...attributes, ...selecting(element, 'display')].join('|')
  const display = known.get(kind) ?? cascade(element).display
  known.set(kind, display)
  return display
}

/** The value of an inherited property at the root of the page. */
const initial = { visibility: 'visible', 'pointer-events': 'auto' } as const

/** The inherited value, from the nearest element that may set its own. */
function inheritedBy(element: Element | null, property: keyof typeof initial): string {
  if (!element) return initial[property]
  const hasOwn =
    // Hidden parts of a table collapse.
    element.hasAttribute('hidden') || hasInline(element, property) || selecting(element, property).length > 0
  return hasOwn ? cascade(element).getPropertyValue(property) : inheritedBy(element.parentElement, property)
}

const quickStyle = (element: Element) => ({
  get display() {
    return displayOf(element)
  },
  get visibility() {
    return inheritedBy(element, 'visibility')
  },
  get pointerEvents() {
    return inheritedBy(element, 'pointer-events')
  },
  getPropertyValue: (property: string) => {
    if (property === 'display') return displayOf(element)
    if (property === 'visibility' || property === 'pointer-events') return inheritedBy(element, property)
    return cascade(element).getPropertyValue(property)
  },
})

/** Replaces jsdom's own implementation. */
export function answerStylesQuickly() {
  for (const scope of [page, globalThis]) Object.assign(scope, { getComputedStyle: quickStyle })
}
