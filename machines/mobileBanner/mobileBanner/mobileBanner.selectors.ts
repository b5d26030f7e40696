import type { MobileBannerSnapshot } from './mobileBanner.machine.ts'

export const selectIsVisible = (snapshot: MobileBannerSnapshot) => snapshot.hasTag('visible')
export const selectIsLeaving = (snapshot: MobileBannerSnapshot) => snapshot.hasTag('leaving')
export const selectPlatform = (snapshot: MobileBannerSnapshot) => snapshot.context.platform
