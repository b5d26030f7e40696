import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Facts } from '#src/ui/Facts.tsx'

/** The accounts that residents see, each with a sentence in plain words. */
const explained = [
  '4501',
  '4502',
  '4503',
  '4504',
  '4505',
  '701',
  '702',
  '102',
  '105',
  '1031',
  '512',
  '1100',
  '4000',
  '4010',
  '1000',
] as const

/** The accounts of an entry, in plain words. */
export function AccountWords({ codes }: { codes: readonly string[] }) {
  const { translate: t } = useLanguage()
  const known = explained.filter((code) => codes.includes(code))
  if (known.length === 0) return null
  return (
    <Disclosure icon="info" label={t('personal.explain.words')}>
      <Box pt={2}>
        <Facts
          gap={3}
          lines={known.map((code) => [t(`accountNames.a${code}`), t(`personal.explain.glossary.a${code}`)])}
        />
      </Box>
    </Disclosure>
  )
}
