import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'

export function PrintButton() {
  const t = useTranslate()
  return (
    <Box as="span" display={{ print: 'none' }}>
      <Button variant="secondary" onClick={() => globalThis.print()}>
        {t('terms.print')}
      </Button>
    </Box>
  )
}
