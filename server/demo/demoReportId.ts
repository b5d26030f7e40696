import { demoId } from './chance.ts'

/** Notifications of the demo lead to its reports. */
export const demoReportId = (place: string, index: number) => demoId(`report ${place} ${index}`)
