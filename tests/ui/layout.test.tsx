import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Box } from '#src/ui/Box.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const sheet = () => document.head.textContent ?? ''

describe('layout props', () => {
  it('name steps and tokens, and pass every other attribute on to the element', () => {
    renderUi(
      <Box
        as="fieldset"
        px={4}
        mb={-2}
        bg="surfaceSunken"
        border="borderStrong"
        radius="card"
        disabled
        aria-label="Zone"
      />,
    )
    const zone = screen.getByRole<HTMLFieldSetElement>('group', { name: 'Zone' })
    expect(zone.disabled).toBe(true)
    expect(zone.getAttributeNames().sort()).toEqual(['aria-label', 'class', 'disabled'])
    expect(sheet()).toContain(
      'margin-block-end:-8px;padding-inline:16px;background:var(--color-surface-sunken);' +
        'border:1px solid var(--color-border-strong);border-radius:calc(var(--radius) * 1.5);',
    )
  })

  it('put shorthands before sides and narrow widths before wide ones, in whatever order they were written', () => {
    renderUi(<Grid role="note" pt={2} p={4} columns={{ print: 1, tablet: 3, base: '40px auto', phone: 2 }} />)
    const { className } = screen.getByRole('note')
    const columns = (template: string) => `{grid-template-columns:${template};}`
    expect(sheet()).toMatch(/padding:16px;padding-block-start:8px;.*grid-template-columns:40px auto;/)
    const at = ['500px', '800px'].map((width) => sheet().indexOf(`@media (min-width: ${width}){.${className}{`))
    expect(at).toEqual([...at].sort((one, other) => one - other))
    expect(at).not.toContain(-1)
    expect(sheet()).toContain(columns('repeat(2, minmax(0, 1fr))'))
    expect(sheet()).toMatch(/@media print\{[^}]*grid-template-columns:repeat\(1, minmax\(0, 1fr\)\);/)
  })

  it('of one element override the defaults of its component', () => {
    renderUi(
      <Stack gap={2}>
        <Text variant="small" fontSize="lead">
          Titre
        </Text>
      </Stack>,
    )
    expect(sheet()).toContain('color:var(--color-text-muted);font-size:1.125rem;')
  })

  it('make one style, however often they are drawn', () => {
    renderUi([0, 1, 2].map((key) => <Box key={key} py={3} role="note" />))
    expect(new Set(screen.getAllByRole('note').map(({ className }) => className)).size).toBe(1)
  })
})

describe('facts', () => {
  it('leave out unknown values', () => {
    renderUi(
      <Facts
        lines={[
          ['Adresse', 'rue Haute'],
          ['Code', ''],
          ['Agence', null],
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Adresse'])
  })
})
