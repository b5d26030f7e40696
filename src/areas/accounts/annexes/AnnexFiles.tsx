import { useQuery } from '@tanstack/react-query'
import type { Annex, Annexes } from '#contract/accounts/annexes.ts'
import { fecPath } from '#contract/accounts/fec.ts'
import { paperPaths } from '#contract/papers.ts'
import { can } from '#contract/permissions.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { PrintButton } from '#src/parts/PrintButton.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'fileUrl'> & Pick<Annexes, 'year'> & { placeId: string; annex: Annex }

/** The annexes of the year to download; for people who keep the books in France, also its entries. */
export function AnnexFiles({ api, person, fileUrl, placeId, year, annex }: Props) {
  const { translate: t, locale } = useLanguage()
  const roles = useQuery(placeQueries(api, person).detail(placeId)).data?.roles ?? []
  const isFrench = annex.code !== 'fundBalances' && annex.code !== 'fundResults'
  const hasEntries = isFrench && can(roles, 'ledger.post')
  const addressOf = (path: string) =>
    fileUrl(
      paperAddress(
        path.replace(':placeId', placeId).replace(':fiscalYearId', year.id).replace(':annex', annex.code),
        locale,
      ),
    )
  return (
    // Four go two by two.
    <Box maxWidth={hasEntries ? '40rem' : undefined}>
      <ButtonRow>
        <DownloadLink href={addressOf(paperPaths.annexes)}>{t('annexes.pdf')}</DownloadLink>
        <DownloadLink href={addressOf(paperPaths.annexCsv)}>{t('annexes.csv')}</DownloadLink>
        {hasEntries && <DownloadLink href={addressOf(fecPath)}>{t('annexes.fec')}</DownloadLink>}
        <PrintButton />
      </ButtonRow>
    </Box>
  )
}
