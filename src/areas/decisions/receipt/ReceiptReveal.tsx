import type { Receipt } from '#contract/decisions/decisionVotes.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Fingerprint } from '#src/ui/Fingerprint.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = Pick<PropsOfPage<'receipt'>, 'fileUrl'> & {
  receipt: Receipt
  /** The path of the receipt as PDF. */
  pdf: string
}

/** The proof of a vote's choice, closed until asked for and never printed: the secret and, for a proxy vote, the signed ballot. */
export function ReceiptReveal({ receipt, fileUrl, pdf }: Props) {
  const { translate: t, locale } = useLanguage()
  const { vote, secret, ballot, ballotHash } = receipt
  return (
    <Box display={{ print: 'none' }}>
      <Disclosure icon="eye" label={t('receipts.reveal')}>
        <Stack gap={3}>
          <Text>{t('receipts.revealText')}</Text>
          <Facts
            isRuled
            values={{ fontWeight: 600 }}
            lines={[
              [t('receipts.choice'), t(`decisions.choices.${vote.choice}`)],
              [t('receipts.secret'), <Fingerprint key="secret">{secret}</Fingerprint>],
              [t('receipts.signedHash'), ballotHash && <Fingerprint key="signedHash">{ballotHash}</Fingerprint>],
            ]}
          />
          <ButtonRow>
            <DownloadLink href={fileUrl(paperAddress(pdf, locale, { with_choice: '1' }))}>
              {t('receipts.pdfWithChoice')}
            </DownloadLink>
            {ballot && <DownloadLink href={fileUrl(ballot.fileUrl)}>{t('receipts.signed')}</DownloadLink>}
          </ButtonRow>
        </Stack>
      </Disclosure>
    </Box>
  )
}
