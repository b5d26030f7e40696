import { css } from '@emotion/react'

const frame = css({ maxWidth: '100%' })

/** On a grid of 120 × 96: paper in soft accent, lines in the accent, one detail filled, and a mark on it. */
const drawings = {
  messages: {
    paper: 'M22 18h58a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H50L36 74V62H22a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6Z',
    lines: 'M30 34h42M30 46h26M94 36h4a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6h-6v11L80 74H62',
    detail: 'M84 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
    mark: '',
  },
  reports: {
    paper: 'M32 16h56a4 4 0 0 1 4 4v64H28V20a4 4 0 0 1 4-4Z',
    lines: 'M14 84h92M42 30h10v10H42zM68 30h10v10H68zM42 52h10v10H42zM52 84V72h16v12M68 52h10v10H68z',
    detail: 'm97 6 15 26H82L97 6Z',
    mark: 'M97 16v7m0 4v.1',
  },
  folders: {
    paper: 'M16 30a6 6 0 0 1 6-6h24l8 10h44a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V30Z',
    lines: 'M16 46h88M30 24v-8h46l12 12v6M52 62h16',
    detail: 'M88 56a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
    mark: 'M84 65h8',
  },
  invoices: {
    paper: 'M32 10h52v72l-8.7-6-8.6 6-8.7-6-8.7 6-8.6-6-8.7 6V10Z',
    lines: 'M44 26h18M44 38h28M44 50h28M44 62h12',
    detail: 'M84 50a14 14 0 1 0 0 28 14 14 0 0 0 0-28Z',
    mark: 'm78 64.5 4.2 4.2 8-8.7',
  },
  brokenDocument: {
    paper: 'M34 10h36l18 18v16L76 54l-12-8-14 10-16-10V10Zm0 50 16 10 14-10 12 8 12-10v30H34V60Z',
    lines: 'M70 10v18h18M46 30h14M50 78h22M18 56l8 2M20 68l7-4M102 44l-7 4M100 58l-7-2',
    detail: 'M100 10a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
    mark: 'm97 16 6 6m0-6-6 6',
  },
} as const
export type IllustrationName = keyof typeof drawings

export const isIllustration = (name: string): name is IllustrationName => name in drawings

/**
 * Our own drawings for empty pages, in the brand's accent. They are always above words, so screen readers skip
 * them.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  const { paper, lines, detail, mark } = drawings[name]
  return (
    <svg
      css={frame}
      width={150}
      height={120}
      viewBox="0 0 120 96"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paper} fill="var(--color-accent-soft)" stroke="var(--color-action)" />
      <path d={lines} fill="none" stroke="var(--color-action)" />
      <path d={detail} fill="var(--color-action)" stroke="var(--color-surface)" />
      <path d={mark} fill="none" stroke="var(--color-on-action)" />
    </svg>
  )
}
