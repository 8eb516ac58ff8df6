import { type ChangeEvent, useRef, useState } from 'react';
import { ApiError } from '@vela/contracts/client';
import { LOGO_BYTES_MAX } from '@vela/contracts/constants';
import type { CompanyPage } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { CompanyMark } from '@vela/slice-parts/company';
import { useRemoveLogo, useUploadLogo } from '../api/company-page.js';

const KINDS = 'image/png,image/jpeg,image/webp,image/gif';
const tooLargeText = (): string =>
  t('The picture is larger than {size, number} MB.', { size: LOGO_BYTES_MAX / 1_000_000 });

/** What the server says of the picture itself, or why it did not come there. */
const problemOf = (error: Error): string =>
  (error instanceof ApiError ? error.fieldErrors[0]?.message : undefined) ?? error.message;

/** The logo, and the ways to change it; saved at once. */
export function CompanyLogo({ page }: { readonly page: CompanyPage }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const upload = useUploadLogo();
  const remove = useRemoveLogo();
  const toasts = useToasts();
  const [problem, setProblem] = useState<string | null>(null);

  const done = (message: string) => ({
    onSuccess: () => toasts.show({ message, variant: 'success' as const }),
    onError: (error: Error) => setProblem(problemOf(error)),
  });
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was mended.
    target.value = '';
    if (file === undefined) return;
    setProblem(file.size > LOGO_BYTES_MAX ? tooLargeText() : null);
    if (file.size <= LOGO_BYTES_MAX) upload.mutate(file, done(t('Logo saved')));
  };
  const takeAway = () => {
    setProblem(null);
    remove.mutate(undefined, done(t('Logo removed')));
    // The pressed button leaves with the logo.
    choose.current?.focus();
  };

  return (
    <Stack gap={8}>
      <Text weight="medium">{t('Logo')}</Text>
      <Cluster gap={16}>
        <CompanyMark name={page.name} logoUrl={page.logoUrl} size="large" />
        <Cluster gap={8}>
          <Button
            ref={choose}
            size="small"
            variant="secondary"
            loading={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {page.logoUrl === null ? t('Choose a logo') : t('Replace the logo')}
          </Button>
          {page.logoUrl !== null && (
            <Button size="small" variant="bare" loading={remove.isPending} onClick={takeAway}>
              {t('Remove the logo')}
            </Button>
          )}
        </Cluster>
        <input ref={input} type="file" hidden accept={KINDS} aria-label={t('Logo')} onChange={take} />
      </Cluster>
      <div role="alert">{problem !== null && <Text tone="danger">{problem}</Text>}</div>
      <Text tone="muted" size="small">
        {t('PNG, JPEG, WebP or GIF of at most 2 MB. It is drawn anew, and nothing else of the file is kept.')}
      </Text>
    </Stack>
  );
}
