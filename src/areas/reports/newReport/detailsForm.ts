import * as z from 'zod/mini'
import { equipmentValue, newReport } from '#contract/reports/reports.ts'
import { requiredText } from '#contract/text.ts'
import type { Details, Where } from '#machines/reports/report/report.draft.ts'

export const detailsSchema = z.object({
  where: requiredText(100),
  title: newReport.shape.title,
  description: newReport.shape.description,
})

/** A location as an option: its kind, and the piece of equipment if the place has recorded it. */
export const whereValue = ({ equipment, equipmentId }: Where) =>
  equipment === null ? '' : equipmentId === null ? equipment : `${equipment}:${equipmentId}`

const typed = z.catch(z.string(), '')

function toWhere(value: string): Where {
  const [kind, id] = value.split(':')
  return {
    equipment: equipmentValue.safeParse(kind).data ?? null,
    equipmentId: z.uuid().safeParse(id).data ?? null,
  }
}

export const toDetails = ({ where, title, description }: z.output<typeof detailsSchema>): Details => ({
  ...toWhere(where),
  title,
  description,
})

/** The current values of the form, valid or not. */
export function typedDetails(form: HTMLFormElement): Details {
  const data = new FormData(form)
  const read = (name: string) => typed.parse(data.get(name))
  return { ...toWhere(read('where')), title: read('title'), description: read('description') }
}
