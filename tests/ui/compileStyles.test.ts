import createCache from '@emotion/cache'
import { describe, expect, it } from 'vitest'
import { compileStyles } from '#src/ui/style/compileStyles.ts'

/** The rules that Emotion's own compiler makes of the same styles. */
function byEmotion(styles: string, selector: string) {
  const cache = createCache({ key: 'reference' })
  const rules: string[] = []
  const sheet = Object.assign(Object.create(cache.sheet), { insert: (rule: string) => rules.push(rule) })
  cache.insert(selector, { name: 'sample', styles }, sheet, false)
  return rules
}

/** Drops what no browser needs: spaces in selectors and values, empty rules, and prefixed animations. */
const normal = (rules: readonly string[]) =>
  rules
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{}:;,>~+])\s*/g, '$1')
    .replace(/[^{}]+\{\}/g, '')
    .replace(/@-webkit-keyframes \w+\{(?:[^{}]+\{[^{}]*\})*\}/g, '')

const samples = {
  'declarations with spaces and comments': `
    color: red; /* a; comment { */
    margin: 0 auto;
  `,
  'the last declaration without a semicolon': 'color:red;padding:4px',
  'the element itself in a state': 'color:red;&:hover{color:blue;}&[aria-current=page]::after{content:"";}',
  'declarations after a nested rule': 'color:red;&:focus{outline:none;}padding:2px;',
  'a pseudo-class without a sign': 'color:red;:hover{color:blue;}',
  'an element inside': 'display:grid;svg{width:1em;}> li + li{margin:0;}',
  'lists of selectors': '&:hover, &:focus-visible{color:red;a, b{color:blue;}}',
  'commas in parentheses': '&:is(h1, h2:not(.a, .b)), & p{color:red;}',
  'the element inside another': '[dir=rtl] &{left:0;}.dark & + &{right:0;}',
  'conditions, and rules inside': '@media (min-width: 40em){color:red;&:hover{color:blue;}}',
  'conditions in conditions': '@supports (height: 1dvh){@media print{height:1dvh;}}',
  'an empty rule': 'color:red;&:hover{}@media print{}',
  'strings with signs': `content:"a;b{c}";&::before{content:'(' attr(href) ')';}`,
  'an address with signs': 'background:url(data:image/svg+xml;base64,PHN2Zz4=);color:red;',
  'nested parentheses': 'width:calc((100% - (2 * 4px)) / 3);font-size:clamp(1rem, 1rem + 1vw, 2rem);',
  'properties of the brand': 'color:var(--color-text, var(--fallback));--own:4px;',
} as const

describe('styles of an element', () => {
  it.each(Object.entries(samples))('with %s become the same rules as by Emotion', (_, styles) => {
    expect(normal(compileStyles(styles, '.css-a'))).toBe(normal(byEmotion(styles, '.css-a')))
  })
})

describe('styles of the page', () => {
  it.each([
    'html{color:red;}*, *::before{margin:0;}@media print{body{color:black;}a[href^="http"]::after{content:"x";}}',
    '@keyframes turn{from{rotate:0turn;}50%{opacity:0.5;}to{rotate:1turn;}}',
    '@font-face{font-family:"Own";src:url("/own.woff2") format("woff2");size-adjust:104%;}',
  ])('become the same rules as by Emotion', (styles) => {
    expect(normal(compileStyles(styles, ''))).toBe(normal(byEmotion(styles, '')))
  })
})
