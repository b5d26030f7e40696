import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { MeetingDetail } from '#contract/decisions/meetingDesk.ts'
import type { RoleName } from '#contract/roles.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { OtherPlace } from '#src/parts/OtherPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { meetingQueries } from './meetingQueries.ts'

type Props = ScreenProps & {
  screen: 'meeting' | 'giveMeetingPower'
  meetingId: string
  /** Whether the page is titled with the kind of the meeting. */
  isTitled?: boolean
  skeleton: ReactNode
  children: (meeting: MeetingDetail, roles: readonly RoleName[]) => ReactNode
}

/** A page about one general meeting: loading, gone, or shown with the person's roles in its place. */
export function OneMeeting({ screen, meetingId, isTitled = false, skeleton, children, ...props }: Props) {
  const { api, person } = props
  const t = useTranslate()
  const meeting = useQuery(meetingQueries(api, person).detail(meetingId))
  const { data: known } = meeting
  const place = useQuery({ ...placeQueries(api, person).detail(known?.placeId ?? ''), enabled: known !== undefined })
  return (
    <Page screen={screen} width={832} {...(isTitled && known && { title: t(`dashboard.meeting.${known.kind}`) })}>
      <Fetched
        query={meeting}
        gone={
          <Gone
            icon="folders"
            title={t('meetings.gone')}
            text={t('meetings.goneText')}
            href={screenPaths.decisions}
            label={t('decisions.page.toList')}
          />
        }
        skeleton={skeleton}
      >
        {(shown) =>
          // The name of another place comes before everything else.
          isFirstLoad(place) ? (
            <Awaited>{skeleton}</Awaited>
          ) : (
            <Stack gap={5}>
              <OtherPlace {...props} of={shown.placeId} />
              {children(shown, place.data?.roles ?? [])}
            </Stack>
          )
        }
      </Fetched>
    </Page>
  )
}
