import type { TopicDetail } from '#contract/forum/topics.ts'
import { pathOf } from '#contract/paths.ts'
import { elided } from '#src/i18n/elided.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** Whether the topic accepts posts, who decided so, and the report or resolution made from it. */
export function TopicNotice({ topic: { state, settled, links } }: { topic: TopicDetail }) {
  const { translate: t, format } = useLanguage()
  return (
    <>
      {state !== 'open' && (
        <Notice title={t(`topic.settled.${state}.title`)}>
          {t(`topic.settled.${state}.text`)}
          {settled &&
            ` ${elided(
              t('topic.settled.by', { name: settled.by.displayName, date: format.date(new Date(settled.at)) }),
              settled.by.displayName,
            )}`}
        </Notice>
      )}
      {links.map(({ kind, id, title }) => (
        <IconLine key={id} icon={kind === 'report' ? 'wrench' : 'check'} iconSize={18} iconColor="textMuted">
          <span>
            {t(`topic.links.${kind}`)}{' '}
            {title === null ? (
              t('topic.links.hidden')
            ) : (
              <TextLink
                href={kind === 'report' ? pathOf('report', { reportId: id }) : pathOf('decision', { decisionId: id })}
              >
                {title}
              </TextLink>
            )}
          </span>
        </IconLine>
      ))}
    </>
  )
}
