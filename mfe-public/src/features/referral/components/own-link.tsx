import styled from 'styled-components';
import { Button } from '@vela/design-system/button';
import { useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { media, space } from '@vela/design-system/theme';
import { t } from '@vela/language';

const Row = styled.div`
  display: grid;
  gap: ${space(12)};
  inline-size: min(100%, 40rem);
  ${media.from('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

/** The link of whoever is signed in, to be passed on. */
export function OwnLink({ link }: { readonly link: string }) {
  const toasts = useToasts();
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => toasts.show({ message: t('Link copied'), variant: 'success' }),
      () =>
        toasts.show({
          message: t('The link could not be copied. Select it and copy it by hand.'),
          variant: 'warning',
        }),
    );
  return (
    <Row>
      <TextField label={t('Your link')} value={link} onChange={() => undefined} readOnly />
      <Button onClick={copy}>{t('Copy link')}</Button>
    </Row>
  );
}
