import type { FormDialogSnapshot } from './formDialog.machine.ts'

export const selectIsOpen = (snapshot: FormDialogSnapshot) => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: FormDialogSnapshot) => snapshot.hasTag('busy')
export const selectSubject = (snapshot: FormDialogSnapshot) => snapshot.context.subject
export const selectFieldCodes = <Codes>(snapshot: { readonly context: { readonly fieldCodes: Codes } }) =>
  snapshot.context.fieldCodes
export const selectHasFailed = (snapshot: FormDialogSnapshot) => snapshot.context.hasFailed
