import { css } from '@emotion/react'
import { Skeleton } from './Skeleton.tsx'

const column = css({ display: 'grid', gap: 10 })
const row = css({ display: 'flex', alignItems: 'center', gap: 12 })
const round = css({ flex: 'none', width: 40, height: 40, borderRadius: '50%', overflow: 'hidden' })
const fill = css({ flex: 1, minWidth: 0 })

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** A placeholder for a paragraph, with a shorter last line. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div css={column}>
      {places(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} height={14} />
      ))}
    </div>
  )
}

/** A placeholder for a list of people or things: a face, a name, a detail. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div css={[column, { gap: 20 }]}>
      {places(rows).map((line) => (
        <div key={line} css={row}>
          <span css={round}>
            <Skeleton height={40} />
          </span>
          <div css={[column, fill]}>
            <Skeleton width="45%" height={14} />
            <Skeleton width="70%" height={12} />
          </div>
        </div>
      ))}
    </div>
  )
}
