import type { CompanyPage } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { t } from '@vela/language';

/** That the platform took the page down, why, and what happens next. Nothing where it is shown. */
export function TakenDownNote({ takenDown }: Pick<CompanyPage, 'takenDown'>) {
  if (takenDown === null) return null;
  return (
    <Banner tone="warning" title={t('Your page is taken down')}>
      {t('Talent does not see it. We wrote: “{reason}”', { reason: takenDown.reason })}{' '}
      {takenDown.changedAt === null
        ? t('Change the page or the logo, and we look at it again.')
        : t('You changed it since, and we look at it again. Until then talent sees your name only.')}
    </Banner>
  );
}
