import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

/** The labels of the field with each id, by jsdom's own implementation. */
it('a field has the labels that refer to it, and the one around it', () => {
  const { container } = render(
    <form>
      <label htmlFor="mail">E-mail</label>
      <input id="mail" type="email" />
      <label htmlFor="mail">again</label>
      <label>
        Town <b>and</b> <input id="town" /> <input id="second" />
      </label>
      <label htmlFor="row">Row</label>
      <div id="row" />
      <label htmlFor="none">None</label>
      <label htmlFor="kind">Kind</label>
      <select id="kind" />
      <input id="unnamed" />
      <input id="hidden" type="hidden" />
    </form>,
  )
  const fields = container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
  const labels = [...fields].map(({ id, labels }) => [id, labels && [...labels].map((label) => label.textContent)])
  const named = [...fields].map(({ id }) => {
    const those = [...container.querySelectorAll('label')].filter(({ control }) => control?.id === id)
    return [id, id === 'hidden' ? null : those.map((label) => label.textContent)]
  })

  expect(labels).toEqual(named)
  expect(Object.fromEntries(labels)).toMatchObject({ mail: ['E-mail', 'again'], town: ['Town and  '], second: [] })
})
