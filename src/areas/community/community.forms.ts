import * as z from 'zod/mini'
import { email } from '#contract/emails.ts'
import { invitationRoles } from '#contract/permissions.ts'
import { saying } from '#contract/problems.ts'

export const invitationSchema = z.object({ email, role: z.enum(invitationRoles, saying('required')) })
export type Invitation = z.output<typeof invitationSchema>
