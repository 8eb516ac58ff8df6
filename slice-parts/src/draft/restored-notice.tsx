import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { t } from '@vela/language';
import type { Draft } from './use-draft.js';

/** Says that a form shows unsaved changes from before, or beside what was saved meanwhile, and offers the saved state. */
export function RestoredNotice({ draft }: { readonly draft: Omit<Draft, 'untouched'> }) {
  const { restored, savedMeanwhile, typedHere, discard } = draft;
  if (!restored) return null;
  return (
    <Banner
      tone={savedMeanwhile ? 'warning' : 'info'}
      title={typedHere ? t('Your changes are not saved yet') : t('Your unsaved changes are back')}
      action={
        <Button variant="bare" size="small" onClick={discard}>
          {t('Discard them')}
        </Button>
      }
    >
      {savedMeanwhile
        ? t(
            'Other values were saved since you typed them. Where you typed, your changes stand; everything else is as it is saved now. Look through it before you save.',
          )
        : t('They are kept in this browser only, until you save.')}
    </Banner>
  );
}
