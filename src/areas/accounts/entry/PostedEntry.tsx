import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Outcome } from '#src/parts/Outcome.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Text } from '#src/ui/Text.tsx'
import { movementQueries } from '../movements/movement.queries.ts'
import type { OfEntry } from './EntryFlow.tsx'

type Props = Pick<OfEntry, 'api' | 'person' | 'placeId'> & { entryId: string; onAnother: () => void }

/** The entry is in the books: its number, and a link to it. */
export function PostedEntry({ api, person, placeId, entryId, onAnother }: Props) {
  const { translate: t, format } = useLanguage()
  const entry = useQuery(movementQueries(api, person, placeId).entry(entryId))
  return (
    <Outcome
      tone="success"
      title={t('entry.posted.title')}
      foot={
        <>
          <Button variant="secondary" onClick={onAnother}>
            {t('entry.posted.another')}
          </Button>
          <LinkButton href={`${screenPaths.allMovements}?ecriture=${entryId}`}>{t('entry.posted.see')}</LinkButton>
        </>
      }
    >
      <Loaded query={entry} skeleton={<SkeletonText lines={1} />}>
        {({ lines: [first] }) =>
          first && (
            <Text>
              {t('entry.posted.text', {
                journal: t(`movements.journals.${first.journal}`),
                number: first.number,
                date: format.date(momentOf(first.enteredOn)),
              })}
            </Text>
          )
        }
      </Loaded>
    </Outcome>
  )
}
