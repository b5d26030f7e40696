import { buildPortal } from '#tests/support/buildPortal.ts'

export default buildPortal
