import { css } from '@emotion/react'

const style = css({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  fontWeight: 400,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})

/** A hash in groups of eight, which people can compare with a print. */
export const Fingerprint = ({ children }: { children: string }) => (
  <span css={style}>{children.match(/.{1,8}/g)?.join(' ') ?? children}</span>
)
