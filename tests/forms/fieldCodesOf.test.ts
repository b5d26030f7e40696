import { expect, it } from 'vitest'
import type { ProblemError } from '#contract/problems.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'

const refusal = (...errors: Pick<ProblemError, 'field' | 'fieldCode'>[]) =>
  new ApiError(422, 'Unprocessable Content', {
    errors: errors.map((error) => ({ code: 'invalid_value', message: '', ...error })),
    requestId: '1',
  })

it('names each refused field as its form does, and the whole list for an item of it', () => {
  const error = refusal(
    { field: 'user.phone_number', fieldCode: 'invalidPhone' },
    { field: 'report.attachment_ids.0', fieldCode: 'invalid' },
    { field: 'kind', fieldCode: 'required' },
  )
  expect(fieldCodesOf(error, ['phoneNumber', 'attachmentIds', 'kind'])).toEqual({
    phoneNumber: 'invalidPhone',
    attachmentIds: 'invalid',
    kind: 'required',
  })
})

it('finds nothing in a refusal without a field', () => {
  expect(fieldCodesOf(refusal({}), ['kind'])).toEqual({})
  expect(fieldCodesOf(new Error('offline'), ['kind'])).toEqual({})
})

it('leaves out what is no field of the form, and finds what the server names differently', () => {
  const error = refusal(
    { field: 'decision.due_at', fieldCode: 'voteTooShort' },
    { field: 'decision.attachment_ids.0', fieldCode: 'invalid' },
  )
  expect(fieldCodesOf(error, ['day', 'title'], { day: 'dueAt' })).toEqual({ day: 'voteTooShort' })
})
