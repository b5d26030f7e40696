import { useState } from 'react'
import * as z from 'zod/mini'
import type { BallotEntry } from '#contract/decisions/decisionVotes.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** Fewer characters may match another ballot. */
const shortestHash = 8
const typed = z.catch(z.string(), '')
const hashOf = (text: string) => text.toLowerCase().replace(/[^\da-f]/g, '')

/** Finds a printed receipt in the log by its hash. */
export function PaperReceipt({ entries }: { entries: readonly BallotEntry[] }) {
  const t = useTranslate()
  const [soughtHash, setSoughtHash] = useState<string | null>(null)
  const isShort = soughtHash !== null && soughtHash.length < shortestHash
  const found = soughtHash === null || isShort ? undefined : entries.find(({ hash }) => hash.startsWith(soughtHash))
  return (
    <Disclosure icon="receipt" label={t('verification.paper')}>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setSoughtHash(hashOf(typed.parse(new FormData(event.currentTarget).get('hash'))))
        }}
      >
        <Stack gap={3}>
          <Text>{t('verification.paperText')}</Text>
          <TextField
            name="hash"
            label={t('verification.paperHash')}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            error={isShort ? t('verification.paperShort', { count: shortestHash }) : undefined}
          />
          {soughtHash !== null &&
            !isShort &&
            (found ? (
              <Notice tone="success">{t('verification.found', { number: found.sequence })}</Notice>
            ) : (
              <Notice tone="danger">{t('verification.paperNotFound')}</Notice>
            ))}
          <div>
            <Button type="submit" variant="secondary">
              {t('verification.check')}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}
