import { css } from '@emotion/react'
import { useState } from 'react'
import type { LocaleCode } from '#contract/offers.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Flag } from '#src/ui/Flag.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { popoverPanel, usePopover } from '#src/ui/usePopover.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const frame = css({ position: 'relative' })
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '8px 14px',
  border: '1px solid transparent',
  borderRadius: 'var(--radius)',
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  '&[aria-current="true"]': { fontWeight: 600 },
})
const opener = css({ borderColor: 'var(--color-border-strong)' })
const list = css(popoverPanel, {
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineEnd: 0,
  minWidth: 210,
  whiteSpace: 'nowrap',
  padding: 6,
  boxShadow: '0 8px 24px rgb(0 0 0 / 14%)',
})

const flagOf = (locale: LocaleCode) => (locale === 'en-CA' ? 'US' : 'FR')

/** Only where an offer speaks several languages, which the Canadian one does. */
export function LanguageSwitcher({ onChoose }: { onChoose: (locale: LocaleCode) => void }) {
  const { locales } = useOffer()
  const { locale, translate: t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { panelId, trigger, giveFocusBack } = usePopover({
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
  })
  if (locales.length < 2) return null

  return (
    <fieldset css={frame} aria-label={t('common.chooseLanguage')}>
      <button {...trigger} css={[choice, opener]}>
        <Flag country={flagOf(locale)} />
        {locale.slice(0, 2).toUpperCase()}
        <VisuallyHidden>{t('common.currentLanguage', { language: t(`common.languages.${locale}`) })}</VisuallyHidden>
        <Icon name="chevronDown" size={16} />
      </button>
      {isOpen && (
        <ul id={panelId} css={list}>
          {locales
            .filter((code) => code !== 'fr-FR')
            .map((code) => (
              <li key={code} lang={code}>
                <button
                  type="button"
                  css={choice}
                  aria-current={code === locale}
                  onClick={() => {
                    setIsOpen(false)
                    giveFocusBack()
                    onChoose(code)
                  }}
                >
                  <Flag country={flagOf(code)} />
                  {t(`common.languages.${code}`)}
                </button>
              </li>
            ))}
        </ul>
      )}
    </fieldset>
  )
}
