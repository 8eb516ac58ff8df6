import { useState } from 'react';
import { PATHS } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { isUnderWay, useSession, useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Text } from '@vela/design-system/typography';
import { inContext, t } from '@vela/language';
import { useNavigate } from '@vela/router';
import { useDeleteAccount } from '../api/delete-account.js';
import { forgetDrafts } from '../forget-drafts.js';
import { MATTERS } from '../matters.js';
import { Section } from './section.js';

/** What is to be typed before an account is deleted. */
const word = () => inContext('to be typed', 'delete');

const isLastOfCompany = ({ talentSeeker }: SessionUser): boolean => talentSeeker?.company?.members.length === 1;

function Consequences({ user }: { readonly user: SessionUser }) {
  return (
    <Stack as="ul" gap={8} style={{ paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
      <Text as="li">
        {t('Your name, email, picture and profiles are gone at once, also for companies that you shared them with.')}
      </Text>
      {user.jobSeeker !== undefined && <Text as="li">{t('Requests that wait for your answer are declined.')}</Text>}
      {isLastOfCompany(user) && (
        <Text as="li">
          {t(
            'You are the only person of your company: its roles are closed and what it has left in profiles and tokens is lost.',
          )}
        </Text>
      )}
      <Text as="li">{t('The law makes us keep the accounting. It no longer says who you were.')}</Text>
    </Stack>
  );
}

function DeleteDialog({ user, onClose }: { readonly user: SessionUser; readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const remove = useDeleteAccount();
  const { end, refresh } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    forgetDrafts(window, user.id);
    toasts.show({ message: t('Your account is deleted.') });
    if (end !== undefined) return end();
    // The home page sends people who are signed in elsewhere, so the shell learns of it first.
    await refresh();
    return navigate(PATHS.home);
  };
  const confirm = () => {
    if (typed.trim().toLowerCase() !== word()) {
      setError(t('Type “{word}” to confirm.', { word: word() }));
      return;
    }
    remove.mutate(undefined, { onSuccess: () => void leave() });
  };
  return (
    <Dialog
      open
      underWay={isUnderWay(remove)}
      onClose={onClose}
      title={MATTERS.delete}
      description={t('This cannot be undone.')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isUnderWay(remove)}>
            {t('Keep my account')}
          </Button>
          <Button variant="secondary" loading={remove.isPending} onClick={confirm}>
            {t('Delete for good')}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        <Consequences user={user} />
        <TextField
          label={t('Type “{word}” to confirm', { word: word() })}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          error={error}
          autoComplete="off"
        />
        {remove.isError && <Banner tone="danger">{remove.error.message || TEXTS.unknownError}</Banner>}
      </Stack>
    </Dialog>
  );
}

/** The end of the account, after saying what it means and a word that is typed. */
export function DeleteAccount({ user }: { readonly user: SessionUser }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section
      matter="delete"
      about={t(
        'Everything that says who you are is deleted at once. To be left alone for a while, pause your profile instead.',
      )}
    >
      <div>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('Delete my account')}
        </Button>
      </div>
      {asking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </Section>
  );
}
