import { css } from '@emotion/react'
import type { Receipt } from '#contract/decisions/decisionVotes.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { drawer } from '#src/parts/drawer.ts'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { media } from '#src/theme/scales.ts'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Fingerprint } from './Fingerprint.tsx'
import { summary } from './flowStyles.ts'

/** It stays out of what is printed and passed on. */
const onScreen = css({ [media.print]: { display: 'none' } })
const files = css({ display: 'flex', flexWrap: 'wrap', gap: 12 })

type Props = Pick<PropsOfPage<'receipt'>, 'fileUrl'> & {
  receipt: Receipt
  /** Path of the receipt as PDF. */
  pdf: string
}

/** What shows the choice of a vote, folded until it is asked for: the secret and, of a vote by power, the signed ballot. */
export function ReceiptReveal({ receipt, fileUrl, pdf }: Props) {
  const { translate: t, locale } = useLanguage()
  const { vote, secret, ballot, ballotHash } = receipt
  return (
    <details css={[drawer, onScreen]}>
      <summary>
        <Icon name="eye" size={18} />
        {t('receipts.reveal')}
      </summary>
      <Stack gap={3}>
        <Text>{t('receipts.revealText')}</Text>
        <Facts
          css={summary}
          lines={[
            [t('receipts.choice'), t(`decisions.choices.${vote.choice}`)],
            [t('receipts.secret'), <Fingerprint key="secret">{secret}</Fingerprint>],
            [t('receipts.signedHash'), ballotHash && <Fingerprint key="signedHash">{ballotHash}</Fingerprint>],
          ]}
        />
        <div css={files}>
          <DownloadLink href={fileUrl(paperAddress(pdf, locale, { with_choice: '1' }))}>
            {t('receipts.pdfWithChoice')}
          </DownloadLink>
          {ballot && <DownloadLink href={fileUrl(ballot.fileUrl)}>{t('receipts.signed')}</DownloadLink>}
        </div>
      </Stack>
    </details>
  )
}
