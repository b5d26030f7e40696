import { css } from '@emotion/react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cascade } from '#tests/support/quickStyles.ts'

const row = css({ display: 'flex' })
const onlyOnPaper = css({ display: 'none', '@media print': { display: 'block' } })
const withoutButtons = css({ '& > p button': { visibility: 'hidden' }, '& > p > em': { display: 'none' } })
const unpressed = css({ pointerEvents: 'none', '& > b': { pointerEvents: 'auto' } })
const whenOpen = css({ display: 'grid', '&[hidden]': { display: 'none' }, '&:not([hidden]) b': { display: 'block' } })

function Sample({ isHidden }: { isHidden: boolean }) {
  return (
    <div css={row}>
      <span css={onlyOnPaper}>on paper</span>
      <div css={withoutButtons}>
        <p>
          <em>gone</em>
          <button type="button">
            unseen <b>by inheritance</b>
          </button>
        </p>
        <em>there</em>
      </div>
      <section css={whenOpen} hidden={isHidden}>
        <b>block or inline</b>
      </section>
      <section hidden={isHidden} />
      <p css={unpressed}>
        <i />
        <b />
      </p>
      <p style={{ pointerEvents: 'none' }} />
      <dialog open={!isHidden} />
      <p style={{ display: isHidden ? 'none' : 'flex' }} />
      <p style={{ visibility: 'hidden' }}>
        <i />
      </p>
      <input type="hidden" />
      <details open={isHidden}>
        <summary>one</summary>
        <summary>two</summary>
      </details>
      <table>
        <tbody hidden={isHidden}>
          <tr>
            <td />
          </tr>
        </tbody>
      </table>
      <ul>
        <li />
      </ul>
      <svg role="img" css={{ display: 'block' }}>
        <title>drawing</title>
      </svg>
    </div>
  )
}

type SomeStyles = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'pointerEvents'>
const styles = (root: Element, styleOf: (element: Element) => SomeStyles) =>
  [...root.querySelectorAll('*')].map((element) => {
    const { display, visibility, pointerEvents } = styleOf(element)
    return [element.localName, display, visibility, pointerEvents].join(' ')
  })

it('the quick result is that of jsdom, before and after a change to the element', () => {
  const { container, rerender } = render(<Sample isHidden={false} />)
  const shown = styles(container, getComputedStyle)
  expect(shown).toEqual(styles(container, cascade))
  rerender(<Sample isHidden />)
  const hidden = styles(container, getComputedStyle)
  expect(hidden).toEqual(styles(container, cascade))
  expect(hidden).not.toEqual(shown)
})
