import { demoId } from '#server/demo/chance.ts'
import type { CallsOf } from './routeCall.ts'

export const importsCalls: CallsOf<'imports'> = () => {
  const params = { importId: demoId('no import') }
  const demo = { params: { importId: demoId('import ESE') } }
  return {
    list: {},
    create: { body: { import: { files: [{ name: 'buildings.csv', content: 'c3FsX2lkO3BsYWNlO25hbWUK' }] } } },
    read: demo,
    refusals: demo,
    confirm: { params, body: { confirmation: { confirmationToken: 'not-confirmed' } } },
    abandon: { params },
    templates: {},
  }
}
