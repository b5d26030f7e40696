import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ThumbPicture } from '#src/parts/ThumbPicture.tsx'

it('shows an icon instead of a picture that fails to load, and another picture again', () => {
  const { container, rerender } = render(<ThumbPicture url="/files/leak" />)
  const picture = () => container.querySelector('img')
  const first = picture()
  if (first) fireEvent.error(first)
  expect(picture()).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
  rerender(<ThumbPicture url="/files/stain" />)
  expect(picture()?.getAttribute('src')).toBe('/files/stain')
})
