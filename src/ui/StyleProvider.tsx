import { CacheProvider, css, type EmotionCache, Global } from '@emotion/react'
import type { ReactNode } from 'react'

// On paper, buttons in tables keep only their text, because a button with a box is missing in headings that later sheets repeat.
const styles = css`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--color-surface);
    color: var(--color-text);
    font: 400 1rem / 1.5 var(--font-body);
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  #root { display: flex; flex-direction: column; min-height: inherit; isolation: isolate; }
  h1, h2, h3, h4 { font-family: var(--font-heading); line-height: 1.2; word-spacing: 0.05em; text-wrap: balance; }
  p { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  :focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
  [tabindex='-1']:focus { outline: none; }
  ::selection { background: var(--color-action); color: var(--color-on-action); }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; }
  }
  @media print {
    body { background: none; color: black; font-size: 11pt; }
    a[href^='http']::after { content: ' (' attr(href) ')'; }
    nav, button { display: none !important; }
    td button, th button { display: contents !important; }
  }
`

export type StyleCache = EmotionCache

/** The styles of every page, and the cache through which widgets write theirs: it carries the nonce of the page's policy. */
export const StyleProvider = ({ cache, children }: { cache: StyleCache; children: ReactNode }) => (
  <CacheProvider value={cache}>
    <Global styles={styles} />
    {children}
  </CacheProvider>
)
