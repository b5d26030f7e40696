import { render } from '@testing-library/react'
import { createElement, isValidElement } from 'react'
import { describe, expect, it, vi } from 'vitest'

const stackOf = (element: unknown) => isValidElement(element) && Reflect.get(element, '_debugStack')

describe('React in page tests', () => {
  it('records no stack for an element', () => {
    expect(stackOf(<p>first</p>)).toBeInstanceOf(Error)
    expect(stackOf(<p>first</p>)).toBe(stackOf(<p>second</p>))
  })

  it('still warns', () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {})
    const items = ['first', 'second'].map((text) => createElement('li', null, text))

    render(<ul>{items}</ul>)

    expect(warn.mock.calls.map(String)).toEqual([expect.stringContaining('unique "key" prop')])
  })
})
