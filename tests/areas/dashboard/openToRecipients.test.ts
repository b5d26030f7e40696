import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { FixedPage, ScreenOfOne } from '#contract/addresses.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { decisionVoteRoutes } from '#contract/decisions/decisionVotes.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { newsRoutes } from '#contract/news.ts'
import { notificationTypes } from '#contract/notifications.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { can, type Permission } from '#contract/permissions.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { type RoleName, roleNames } from '#contract/roles.ts'
import { allDashboardParts } from '#src/app/shell/dashboardParts.ts'
import { navigationFor } from '#src/app/shell/navigation.ts'

/** The permission of the route that reads the thing of a page; `null` = the person's own thing, in no place. */
const ofThings = {
  report: reportRoutes.read.permission,
  decision: decisionRoutes.read.permission,
  receipt: decisionVoteRoutes.receipt.permission,
  meeting: meetingDeskRoutes.read.permission,
  topic: topicRoutes.read.permission,
  conversation: conversationRoutes.read.permission,
  payment: paymentRoutes.read.permission,
  ticket: null,
  actuality: newsRoutes.read.permission,
} satisfies { readonly [Page in ScreenOfOne]?: Permission | null }
type Target = FixedPage | keyof typeof ofThings

const isOfThing = (page: Target): page is keyof typeof ofThings => page in ofThings
function isOpenTo(role: RoleName, page: Target) {
  if (!isOfThing(page))
    return navigationFor({ roles: [role], isAdministrator: false }).some(({ screen }) => screen === page)
  const permission = ofThings[page]
  return permission === null || can([role], permission)
}

/** The roles that have the permission, and to which one of these pages is closed. */
const shutOut = (permission: Permission, pages: readonly Target[]) =>
  roleNames
    .filter((role) => can([role], permission))
    .flatMap((role) => pages.filter((page) => !isOpenTo(role, page)).map((page) => `${role}: ${page}`))

/** The pages to which notifications lead, with what all their recipients may do. */
const told: { readonly [Page in Target]?: Permission } = {
  myPlaces: 'place.read',
  report: 'report.read',
  decision: 'decision.read',
  receipt: 'decision.vote',
  meeting: 'decision.vote',
  topic: 'topic.read',
  conversation: 'conversation.read',
  conversationQueue: 'exchange.answer',
  payment: 'payment.make',
  paying: 'payment.make',
  mandate: 'payment.make',
  personalAccount: 'account.read',
  ticket: 'place.read',
}

/** The pages to which each card of the dashboard leads. */
const ofCards: Readonly<Record<string, readonly Target[]>> = {
  balance: ['personalAccount'],
  reports: ['reports', 'report', 'newReport'],
  decisions: ['decisions', 'decision'],
  meeting: ['meeting'],
  news: ['news', 'actuality'],
}

const tells = new RegExp(`\\brecipients\\b|type: '(?:${notificationTypes.join('|')})'`)
const target = /(?:applicationPaths|screenPaths)\.(\w+)|pathOf\('(\w+)'|(topic)Path\(/g

/** The pages named by the sources that write notifications. */
async function toldBySources() {
  const pages = new Set<string>()
  for await (const file of glob('server/areas/**/!(demo)/*.ts')) {
    const source = file.includes('/demo/') ? '' : await readFile(file, 'utf8')
    if (tells.test(source))
      for (const [, fixed, ofOne, topic] of source.matchAll(target)) pages.add(fixed ?? ofOne ?? topic ?? '')
  }
  return pages
}

describe('every role may open', () => {
  it('the pages to which its notifications lead', async () => {
    expect([...(await toldBySources())].sort()).toEqual(Object.keys(told).sort())
    const isTarget = (page: string): page is Target => page in told
    for (const page of Object.keys(told).filter(isTarget)) {
      expect(shutOut(told[page] ?? 'place.read', [page]), page).toEqual([])
    }
  })

  it('the pages where its needs wait, and those to which its cards lead', async () => {
    const { needs, cards, acts = [] } = await allDashboardParts()
    for (const { permission, waitsIn } of needs) {
      if (waitsIn) expect(shutOut(permission, [waitsIn.page]), waitsIn.page).toEqual([])
    }
    for (const { permission, name } of cards) {
      expect(ofCards[name], name).toBeDefined()
      expect(shutOut(permission, ofCards[name] ?? []), name).toEqual([])
    }
    for (const { permission, page } of acts) expect(shutOut(permission, [page]), page).toEqual([])
  })
})
