import { useState } from 'react'
import type { LocaleCode } from '#contract/offers.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { DropMenuChoice, DropMenuList, DropMenuOpener } from '#src/ui/DropMenu.tsx'
import { Flag } from '#src/ui/Flag.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { usePopover } from '#src/ui/usePopover.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const flagOf = (locale: LocaleCode) => (locale === 'en-CA' ? 'US' : 'FR')

/** Shown only for an offer with several languages, which today is the Canadian one. */
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
    <Box as="fieldset" position="relative" aria-label={t('common.chooseLanguage')}>
      <DropMenuOpener {...trigger}>
        <Flag country={flagOf(locale)} />
        {locale.slice(0, 2).toUpperCase()}
        <VisuallyHidden>{t('common.currentLanguage', { language: t(`common.languages.${locale}`) })}</VisuallyHidden>
        <Icon name="chevronDown" size={16} />
      </DropMenuOpener>
      {isOpen && (
        <DropMenuList id={panelId}>
          {locales
            .filter((code) => code !== 'fr-FR')
            .map((code) => (
              <li key={code} lang={code}>
                <DropMenuChoice
                  aria-current={code === locale}
                  onClick={() => {
                    setIsOpen(false)
                    giveFocusBack()
                    onChoose(code)
                  }}
                >
                  <Flag country={flagOf(code)} />
                  {t(`common.languages.${code}`)}
                </DropMenuChoice>
              </li>
            ))}
        </DropMenuList>
      )}
    </Box>
  )
}
