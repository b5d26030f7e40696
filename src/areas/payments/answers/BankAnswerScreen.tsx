import { useQuery } from '@tanstack/react-query'
import { applicationPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { answerQueries } from './answerQueries.ts'
import { OneAnswer } from './OneAnswer.tsx'

/** One answer of the bank, with its planned or actual effects. */
export const BankAnswerScreen = ({ params: { answerId }, ...props }: PropsOfPage<'bankAnswer'>) => (
  <OfPlace screen="bankAnswer" shell={props.shell} skeleton={<CardsSkeleton lines={[3, 5]} />}>
    {(placeId) => <Answer {...props} placeId={placeId} answerId={answerId} />}
  </OfPlace>
)

function Answer({ answerId, ...props }: OfBank & { answerId: string }) {
  const t = useTranslate()
  const answer = useQuery(answerQueries(props.api, props.person, props.placeId).one(answerId))
  const title = answer.data && t('bankAnswers.one.title', { name: answer.data.name })
  return (
    <Page screen="bankAnswer" width={1000} {...(title !== undefined && { title })}>
      <Fetched
        query={answer}
        skeleton={<CardsSkeleton lines={[3, 5]} />}
        gone={
          <Gone
            icon="receipt"
            title={t('bankAnswers.one.gone')}
            text={t('bankAnswers.one.goneText')}
            href={applicationPaths.collections}
            label={t('bankAnswers.one.back')}
          />
        }
      >
        {(known) => (
          <ReadOnly session={props.session}>
            <OneAnswer key={known.id} {...props} answer={known} />
          </ReadOnly>
        )}
      </Fetched>
    </Page>
  )
}
