import { useSelector } from '@xstate/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { longTextLimit, optionalLongText } from '#contract/text.ts'
import type { PowerGiftRef } from '#machines/decisions/powerGift/powerGift.machine.ts'
import {
  selectConfirmation,
  selectHolder,
  selectInstructions,
  selectIsIncomplete,
  selectIsSending,
  selectPart,
  selectRefusal,
} from '#machines/decisions/powerGift/powerGift.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { confirmStep } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { votesText } from '../decisionWords.ts'
import { GiftSkeleton } from '../FlowSkeletons.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { PrincipalCards } from '../PrincipalCards.tsx'
import { type OfGift, useGiftWords } from './GiftFlow.tsx'

const schema = z.object({ instructions: optionalLongText })

type Props = OfGift & { giftRef: PowerGiftRef }

/** The holder and the instructions, then the password. */
export function GivePowerForm(props: Props) {
  const { giftRef } = props
  return useSelector(giftRef, selectPart) === 'confirm' ? <Confirm {...props} /> : <Writing {...props} />
}

function Writing({ inspect, subject, kept, giftRef }: Props) {
  const t = useTranslate()
  const words = useGiftWords(subject.kind)
  const holder = useSelector(giftRef, selectHolder)
  const isIncomplete = useSelector(giftRef, selectIsIncomplete)
  const [search, setSearch] = useState('')
  const list = subject.useHolders(search)
  const { form, fields } = useForm(schema, {
    defaultValue: { instructions: selectInstructions(giftRef.getSnapshot()) },
    onSubmit: (event) => confirmStep(event, () => giftRef.send({ type: 'gift.confirm' })),
  })
  // The instructions are below the people, who may be many.
  if (isFirstLoad(list) && search === '') {
    return (
      <Awaited>
        <GiftSkeleton />
      </Awaited>
    )
  }
  return (
    <KeptForm formProps={form.formProps} onLeave={kept.leave} isAnew={kept.isAnew}>
      <Stack gap={4}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={false} onDiscard={kept.beginAnew} />
        <StepTitle hasMoved={false}>{t('votes.power.title')}</StepTitle>
        <Text>{words('lead')}</Text>
        <Refusal giftRef={giftRef} />
        <SearchField label={t('votes.proxy.principal.search')} search={search} onSearch={setSearch} />
        <Loaded query={list} skeleton={<SkeletonText lines={4} />}>
          {({ rows }) => (
            <Stack gap={3}>
              <PrincipalCards
                listed={rows.flatMap(({ person: { userId, displayName }, votes }) =>
                  userId === null ? [] : { id: userId, name: displayName, votes },
                )}
                chosen={holder}
                isNarrowed={search !== ''}
                nobody={t(search === '' ? 'votes.power.nobody' : 'votes.proxy.principal.nobody')}
                error={isIncomplete ? t('votes.power.required') : undefined}
                onChoose={(chosen) => giftRef.send({ type: 'holder.choose', holder: chosen })}
              />
              <MoreButton query={list} label={t('votes.proxy.principal.more')} />
            </Stack>
          )}
        </Loaded>
        <TextArea
          {...fields.instructions.inputProps}
          label={t('votes.power.instructions')}
          hint={t('votes.power.instructionsHint')}
          limit={longTextLimit}
          error={fieldError(t, fields.instructions.errors)}
          onInput={({ currentTarget: { value } }) => giftRef.send({ type: 'instructions.change', instructions: value })}
        />
        <StepFoot>
          <Button type="submit">{t('common.continue')}</Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}

/** Why the law does not allow the chosen holder. */
function Refusal({ giftRef }: Pick<Props, 'giftRef'>) {
  const t = useTranslate()
  const refusal = useSelector(giftRef, selectRefusal)
  if (refusal === null) return null
  const known = refusal === 'proxy_limit_reached' || refusal === 'proxy_forbidden' ? refusal : 'other'
  return (
    <Notice tone="danger" title={t('votes.power.refusal.title')}>
      {t(`votes.power.refusal.${known}`)}
    </Notice>
  )
}

function Confirm({ subject, giftRef }: Props) {
  const language = useLanguage()
  const { translate: t } = language
  const words = useGiftWords(subject.kind)
  const holder = useSelector(giftRef, selectHolder)
  const instructions = useSelector(giftRef, selectInstructions).trim()
  const isSending = useSelector(giftRef, selectIsSending)
  const confirmation = useSelector(giftRef, selectConfirmation)
  return (
    <PasswordStep
      title={t('votes.power.confirmTitle')}
      hasMoved
      lines={[
        [t('votes.power.to'), holder?.name],
        [words('about'), subject.title],
        [t('votes.power.votes'), votesText(t, language, subject.votes)],
        [t('votes.power.instructionsTitle'), instructions || t('votes.power.noInstructions')],
      ]}
      confirmationRef={confirmation}
      isSending={isSending}
      sendLabel={t('votes.power.send')}
      onBack={() => giftRef.send({ type: 'gift.back' })}
    >
      <Text variant="small">{words('revocable')}</Text>
    </PasswordStep>
  )
}
