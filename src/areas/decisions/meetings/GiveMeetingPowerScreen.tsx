import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { meetingPowerDraft } from '#contract/decisions/decisionDrafts.ts'
import type { MeetingDetail } from '#contract/decisions/meetingDesk.ts'
import { meetingPowerRoutes } from '#contract/decisions/meetingPowers.ts'
import { pathOf } from '#contract/paths.ts'
import type { RoleName } from '#contract/roles.ts'
import type { GiftAct, GiftEvent } from '#machines/decisions/powerGift/powerGift.setup.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { bindingActActors } from '#src/parts/bindingAct.actors.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { watchQuery } from '#src/parts/watchQuery.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { FlowSkeleton, GiftSkeleton } from '../FlowSkeletons.tsx'
import { GiftFlow, type GiftSubject } from '../powerGift/GiftFlow.tsx'
import { meetingObstacle } from '../powerGift/giftObstacles.ts'
import { canGivePower } from './canGivePower.ts'
import { meetingQueries } from './meetingQueries.ts'
import { OneMeeting } from './OneMeeting.tsx'

/** Names a representative for a whole meeting. */
export const GiveMeetingPowerScreen = ({ params: { meetingId }, ...props }: PropsOfPage<'giveMeetingPower'>) => (
  <OneMeeting {...props} screen="giveMeetingPower" meetingId={meetingId} skeleton={<FlowSkeleton screen="givePower" />}>
    {(meeting, roles) => (
      <>
        <About meeting={meeting} />
        {roles.length > 0 && <Known {...props} meeting={meeting} roles={roles} />}
      </>
    )}
  </OneMeeting>
)

/** Names the meeting, with a link back to it. */
function About({ meeting: { id, kind, heldAt } }: { meeting: MeetingDetail }) {
  const { translate: t, format } = useLanguage()
  const at = new Date(heldAt)
  const when = t('meetings.when', { date: format.date(at), time: format.time(at) })
  return (
    <Text variant="lead">
      <TextLink href={pathOf('meeting', { meetingId: id })}>{`${t(`dashboard.meeting.${kind}`)}, ${when}`}</TextLink>
    </Text>
  )
}

type OfMeeting = ScreenProps & { readonly meeting: MeetingDetail; readonly roles: readonly RoleName[] }

function Known({ meeting, roles, ...props }: OfMeeting) {
  const { api, person, session } = props
  const language = useLanguage()
  const { translate: t, format } = language
  const client = useQueryClient()
  const isReadOnly = useIsReadOnly(session)
  const params = { meetingId: meeting.id }
  const detail = meetingQueries(api, person).detail(meeting.id)
  const at = new Date(meeting.heldAt)
  const back = { href: pathOf('meeting', params), label: t('meetings.back') }
  if (isReadOnly) {
    return (
      <ReadOnly session={session}>
        <div>
          <LinkButton href={back.href} variant="secondary">
            {back.label}
          </LinkButton>
        </div>
      </ReadOnly>
    )
  }
  const subject: GiftSubject = {
    kind: 'meeting',
    title: t('meetings.when', { date: format.date(at), time: format.time(at) }),
    votes: meeting.ownVotes,
    isPossible: canGivePower(meeting, roles),
    obstacle: meetingObstacle(language, meeting),
    useHolders: (search) =>
      useInfiniteQuery({
        ...meetingQueries(api, person).holders(meeting.id, search),
        placeholderData: keepPreviousData,
      }),
    back,
    actors: () => ({
      ...bindingActActors<GiftAct>({
        api,
        send: (act, { confirmationToken, ...sending }) =>
          api(meetingPowerRoutes.give, { ...sending, params, body: { power: { ...act, confirmationToken } } }),
        async readAgain() {
          await client.query({ ...detail, staleTime: 0 }).catch(() => null)
          return null
        },
      }),
      watchSubject: watchQuery(
        client,
        detail,
        (known): GiftEvent => ({
          type: 'possibility.changed',
          isPossible: canGivePower(known, roles),
        }),
      ),
    }),
  }
  return (
    <WithDraft
      skeleton={<GiftSkeleton />}
      {...props}
      form={meetingPowerDraft}
      placeId={meeting.placeId}
      subjectId={meeting.id}
      blank={{ holder: null, instructions: '' }}
      isWanted={meeting.ownVotes > 0}
    >
      {(kept) => <GiftFlow {...props} subject={subject} kept={kept} />}
    </WithDraft>
  )
}
