import { css } from '@emotion/react'

const style = css({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  fontWeight: 400,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

/** A hash, in groups that an eye can compare with those on paper. */
export const Fingerprint = ({ children }: { children: string }) => (
  <span css={style}>{children.match(/.{1,8}/g)?.join(' ') ?? children}</span>
)
