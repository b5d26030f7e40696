import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { offerCodes } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { LanguageSwitcher } from '#src/areas/authentication/LanguageSwitcher.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const opener = () => screen.getByRole('button', { name: /Langue actuelle|Current language/ })

function open(locale: 'fr-CA' | 'en-CA' = 'fr-CA') {
  const onChoose = vi.fn()
  renderUi(<LanguageSwitcher onChoose={onChoose} />, { offer: offers.VQC, locale })
  return { user: userEvent.setup(), onChoose }
}

describe('the language switcher', () => {
  it.each(offerCodes.filter((code) => code !== 'VQC'))('is absent from %s, which speaks one language', (code) => {
    renderUi(<LanguageSwitcher onChoose={() => {}} />, { offer: offers[code] })

    expect(screen.queryByRole('button')).toBeNull()
  })

  it('names the current language and offers those of Canada', async () => {
    const { user } = open('en-CA')

    expect(screen.getByRole('button', { name: /^EN.*Current language: English \(Canada\)$/ })).toBe(opener())
    await user.click(opener())

    expect(screen.getAllByRole('listitem').map((item) => [item.lang, item.textContent])).toEqual([
      ['fr-CA', 'Français (Canada)'],
      ['en-CA', 'English (Canada)'],
    ])
    expect(screen.getByRole('button', { name: 'English (Canada)', current: true })).toBeDefined()
  })

  it('works with the keyboard alone', async () => {
    const { user, onChoose } = open()

    await user.tab()
    await user.keyboard('{Enter}')
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')

    expect(onChoose).toHaveBeenCalledExactlyOnceWith('en-CA')
    expect(document.activeElement).toBe(opener())
    expect(opener()).toHaveProperty('ariaExpanded', 'false')
  })

  it('closes on Escape and when the focus leaves it', async () => {
    const { user, onChoose } = open()

    await user.click(opener())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('list')).toBeNull()
    expect(document.activeElement).toBe(opener())

    await user.click(opener())
    await user.click(document.body)
    expect(screen.queryByRole('list')).toBeNull()
    expect(onChoose).not.toHaveBeenCalled()
  })
})
