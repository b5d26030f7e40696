import { css } from '@emotion/react'
import type { AnyStateNode } from 'xstate'

const box = css({
  border: '1px solid #8d97a8',
  borderRadius: 6,
  padding: '4px 8px 6px',
  background: '#fff',
  color: '#1c2533',
  '&[data-lit=true]': { borderColor: '#3a3fb0', background: '#eef0ff', boxShadow: 'inset 3px 0 #3a3fb0' },
  '&[data-lit=true]:not(:has(ul))': { background: '#3a3fb0', color: '#fff' },
})
const inner = css({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: '4px 0 0', padding: 0, listStyle: 'none' })

/** A chart as nested boxes; active states are lit. */
export const StateBoxes = ({ node, active }: { node: AnyStateNode; active: ReadonlySet<string> }) => {
  const children = Object.values(node.states)
  const isActive = active.has(node.id)
  return (
    <div css={box} data-lit={isActive} aria-current={isActive ? 'true' : undefined} title={node.description}>
      <span>{node.key}</span>
      {children.length > 0 && (
        <ul css={inner}>
          {children.map((child) => (
            <li key={child.id}>
              <StateBoxes node={child} active={active} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
