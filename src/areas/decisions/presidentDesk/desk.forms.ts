import * as z from 'zod/mini'
import { typedDate } from '#contract/dates.ts'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import { saying } from '#contract/problems.ts'
import { longText, optionalLongText, requiredText } from '#contract/text.ts'
import type { DeskAct } from '#machines/decisions/presidentDesk/presidentDesk.setup.ts'

const time = z.string(saying('required')).check(z.minLength(1, saying('required')))

/** The schema of each answer. A meeting's day must lie between the first and last that the notice allows (`null` = no last day). */
export function deskSchema(answer: PresidentAnswer, first: string, last: string | null) {
  const isMeeting = answer === 'organise'
  const day = typedDate
    .check(z.refine((chosen: string) => chosen >= first, saying('noticePeriod')))
    .check(z.refine((chosen: string) => last === null || chosen <= last, saying('voteTooLong')))
  return z.object({
    day: isMeeting ? day : optionalLongText,
    time: isMeeting ? time : optionalLongText,
    location: isMeeting ? requiredText(200) : optionalLongText,
    reason: answer === 'refuse' ? longText : optionalLongText,
  })
}

/** The part of the form that an answer sends. */
export function actOf(answer: PresidentAnswer, fields: z.output<ReturnType<typeof deskSchema>>): DeskAct {
  const { day, time: hour, location, reason } = fields
  switch (answer) {
    case 'organise':
      return { answer, day, time: hour, location }
    case 'refuse':
      return { answer, reason }
    case 'abandon':
      return { answer, reason: reason.trim() || null }
    case 'conclude':
      return { answer }
  }
}
