import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { OfMandate } from './mandate/OfMandate.tsx'
import { StandingCard } from './mandate/StandingCard.tsx'

/** How the person pays in the selected place. */
export function PayingScreen(props: ScreenProps) {
  const t = useTranslate()
  return (
    <Page screen="paying" width={832}>
      <OfPlace shell={props.shell} skeleton={<SkeletonText lines={4} />}>
        {(placeId) => (
          <OfMandate {...props} placeId={placeId}>
            {(standing) => (
              <Stack gap={5}>
                <StandingCard standing={standing} />
                <div>
                  <TextLink href={screenPaths.mandate} isStandalone>
                    {t('breadcrumb.pages.mandate')}
                  </TextLink>
                </div>
              </Stack>
            )}
          </OfMandate>
        )}
      </OfPlace>
    </Page>
  )
}
